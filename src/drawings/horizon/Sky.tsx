import { cloudOutline } from "../Cloud.tsx";
import draw from "../Drawing.module.css";

interface Props {
  /** Where the cloud's base begins, clear of the scene; without it there is no cloud. */
  cloud?: `${number}-${number}`;
  /** How far from the left the moon is. */
  moon: number;
}

/** A scene's cloud by day, moon and stars by night. */
export function Sky({ cloud, moon }: Props) {
  return (
    <>
      <circle className={draw.moon} cx={moon} cy="-200" r="13" />
      <path className={draw.stars} d="M430-226h0M322-228h0M590-205h0" />
      {cloud && <path className={draw.cloud} d={`M${cloud}${cloudOutline}`} />}
    </>
  );
}
