import type { ComponentType } from "react";
import css from "./Horizon.module.css";

/**
 * A piece of the horizon for a page's first section: the sky and one object that belongs to the page.
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
      <Scene />
    </svg>
  );
}
