import draw from "../Drawing.module.css";
import css from "./Afar.module.css";

/** In the margin of wide viewports: a line of poles that comes from far behind and leads off the page. */
export function Afar() {
  return (
    <path
      className={`${draw.far} ${css.afar}`}
      d="M644 0v-22M660 0v-34M655-31h10M690 0v-50M683-46h14M720 0v-68M710-63h20M784 0v-102M769-95h30M960 0v-200M930-186h60M638-16l6-4 16-11Q675-33 690-46 705-50 720-63 750-66 784-95 860-96 960-186q120 60 240-60"
    />
  );
}
