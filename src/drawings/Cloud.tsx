import draw from "./Drawing.module.css";

/** A cloud, flat underneath, from the left end of its base. */
export const cloudOutline =
  "a9 9 0 0 1 10-9 14 14 0 0 1 26-4 22 22 0 0 1 40-6 16 16 0 0 1 27 6 13 13 0 0 1 21 5 8 8 0 0 1 10 8z";

/** Fair-weather cloud. Origin: the left end of its base. */
export function Cloud() {
  return <path id="cut-cloud" className={draw.cloud} d={`M0 0${cloudOutline}`} />;
}
