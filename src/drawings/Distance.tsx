import building from "./Building.module.css";
import draw from "./Drawing.module.css";

/** Only in the wide arrangement: sun or moon, elevator and the line of poles that leads to it. */
export function Distance() {
  return (
    <>
      <path className={building.sun} d="M14-20a44 44 0 0 1 88 0z" />
      <circle className={draw.moon} cx="320" cy="-400" r="20" />
      <path
        className={draw.stars}
        d="M40-300h0M120-410h0M210-330h0M400-430h0M470-360h0M580-420h0M700-400h0M860-350h0M960-430h0M1060-360h0M1270-340h0M1360-420h0M1400-290h0"
      />
      <use href="#cut-elevator" x="270" y="-20" />
      <use href="#cut-tree" transform="translate(421-10)scale(.6)" />
      {/* Beside the drawing, for viewports wider than it. */}
      <use href="#cut-elevator" x="-420" y="-20" />
      <use href="#cut-tree" transform="translate(-160-10)scale(.6)" />
      <use href="#cut-tree" transform="translate(1580-10)scale(.8)" />
      <use href="#cut-pump" transform="translate(1850-20)scale(.6)" />
      <path
        className={draw.far}
        d="M199-9V-220M184-212h30M239-14V-141M230-136h18M263-17V-95M258-92h10M102-342Q150-250 187-212M158-342Q180-260 211-212M187-212Q212-160 231-136M211-212Q228-160 247-136M231-136 259-92M247-136 267-92"
      />
    </>
  );
}
