import building from "./Building.module.css";
import draw from "./Drawing.module.css";
import css from "./Person.module.css";

/** The person at the bench, in a cap and an apron. Origin: the bench's top, at the body's middle. */
export function Person() {
  return (
    <>
      <path className={css.face} d="M-14-58h28v-20h-28z" />
      <path className={draw.deep} d="M-58 0q-4-62 40-68 18 14 36 0 44 6 40 68z" />
      <path className={building.green} d="M-26 0v-40q26 8 52 0v40z" />
      <path className={css.face} d="M-27-100a27 27 0 0 0 54 0v-12h-54z" />
      <path
        className={draw.line}
        d="M-58 0q-4-62 40-68 18 14 36 0 44 6 40 68M-26 0v-40q26 8 52 0v40M-26-40l6-27M26-40l-6-27M-27-112v12a27 27 0 0 0 54 0v-12"
      />
      <path className={css.smile} d="M-11-102h0M9-102h0M-10-89q9 8 18 0" />
      <path
        className={building.flag}
        d="M-29-110q0-32 29-32t29 32q-24-6-58 0-14 2-22 7 2-7 22-7z"
      />
      <path className={draw.line} d="M29-110q0-32-29-32t-29 32q-20 0-22 7 8-5 22-7 34-6 58 0z" />
    </>
  );
}
