import draw from "../Drawing.module.css";

interface Props {
  /** Where the cloud's base begins, clear of the scene. */
  cloud?: `${number}-${number}`;
  /** How far from the left the moon is. */
  moon?: number;
}

/** A scene's cloud by day, moon and stars by night. */
export function Sky({ cloud = "262-186", moon = 220 }: Props) {
  return (
    <>
      <circle className={draw.moon} cx={moon} cy="-200" r="13" />
      <path className={draw.stars} d="M430-226h0M360-222h0M590-205h0" />
      <path
        className={draw.cloud}
        d={`M${cloud}a9 9 0 0 1 10-9 14 14 0 0 1 26-4 22 22 0 0 1 40-6 16 16 0 0 1 27 6 13 13 0 0 1 21 5 8 8 0 0 1 10 8z`}
      />
    </>
  );
}
