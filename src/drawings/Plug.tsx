import building from "./Building.module.css";
import draw from "./Drawing.module.css";

/** An RJ45 plug that hangs down, its latch towards us. Origin: where the cable goes into the boot; 26 wide, 48 high. */
export function Plug() {
  return (
    <>
      <path className={building.flag} d="M-5 0H5l4 16H-9z" />
      <path className={draw.surface} d="M-13 14h26v34h-26z" />
      <path className={building.gear} d="M-13 36h26v12h-26z" />
      <path
        className={draw.lamp}
        d="M-11 38h1.7v8h-1.7zm2.9 0h1.7v8h-1.7zm2.9 0h1.7v8h-1.7zm2.9 0h1.7v8h-1.7zm2.9 0h1.7v8h-1.7zm2.9 0h1.7v8h-1.7zm2.9 0h1.7v8h-1.7zm2.9 0h1.7v8h-1.7z"
      />
      <path className={draw.surface} d="M-5 34V16l1-9h8l1 9v18z" />
      <path className={draw.line} d="M-13 14h26v34h-26zM-13 36h26M-5 34V16l1-9h8l1 9v18zM-5 16H5" />
    </>
  );
}
