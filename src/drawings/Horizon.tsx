import type { ComponentType } from "react";
import draw from "./Drawing.module.css";
import css from "./Horizon.module.css";

const stars = "M205-150h0M360-222h0M590-205h0";

/**
 * A piece of the horizon for a page's first section, with one object that belongs to the page.
 * The scene's origin is at the ground line; it is 70 to 600 wide and 232 high.
 */
export function Horizon({ scene: Scene }: { scene: ComponentType }) {
  return (
    <svg
      className={css.horizon}
      viewBox="70 -232 530 232"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle className={draw.moon} cx="220" cy="-200" r="13" />
      <path className={draw.stars} d={stars} />
      <path
        className={draw.cloud}
        d="M262-186a9 9 0 0 1 10-9 14 14 0 0 1 26-4 22 22 0 0 1 40-6 16 16 0 0 1 27 6 13 13 0 0 1 21 5 8 8 0 0 1 10 8z"
      />
      <Scene />
    </svg>
  );
}
