import draw from "../Drawing.module.css";
import css from "./Afar.module.css";

/** A line of poles beside the content of wide viewports, which leads off the page. */
export function Afar() {
  return (
    <path
      className={`${draw.far} ${css.afar}`}
      d="M700 0V-96M690-90h20M840 0V-64M832-60h16M700-90q60 40 140 30t300 30"
    />
  );
}
