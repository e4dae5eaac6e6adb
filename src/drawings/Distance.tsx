import css from "./SectionCut.module.css";

/** Only in the wide arrangement: sun, elevator and the line of poles that leads to it. */
export function Distance() {
  return (
    <>
      <path className={css.sun} d="M14-20a44 44 0 0 1 88 0z" />
      <use href="#cut-elevator" x="270" y="-20" />
      <use href="#cut-tree" transform="translate(421-10)scale(.6)" />
      <path
        className={css.far}
        d="M199-9V-220M184-212h30M239-14V-141M230-136h18M263-17V-95M258-92h10M102-342Q150-250 187-212M158-342Q180-260 211-212M187-212Q212-160 231-136M211-212Q228-160 247-136M231-136 259-92M247-136 267-92"
      />
    </>
  );
}
