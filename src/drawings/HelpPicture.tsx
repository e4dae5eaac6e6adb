import building from "./Building.module.css";
import draw from "./Drawing.module.css";
import css from "./HelpPicture.module.css";
import { At } from "./horizon/At.tsx";
import { Telephone } from "./Telephone.tsx";

const pictures = { ticket: PaperTicket, appointment: Calendar, phone: DeskPhone };

/** A picture of a way to get help. Origin: top left; 300 wide, floor at 122. */
export function HelpPicture({ of }: { of: keyof typeof pictures }) {
  const Picture = pictures[of];
  return (
    <svg
      className={css.picture}
      viewBox={of === "phone" ? "22 -46 272 184" : "36 4 250 146"}
      preserveAspectRatio="xMidYMax"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={building.earth} d="M-300 122h900v300h-900z" />
      <path className={draw.cut} d="M-300 122h900v3h-900z" />
      <Picture />
    </svg>
  );
}

/** A paper ticket, its first lines filled in, and a pencil. */
function PaperTicket() {
  return (
    <>
      <path className={css.paper} d="M46 30h144v92H46z" />
      <path className={draw.surface} d="M190 30h48v92h-48z" />
      <path className={draw.deep} d="M58 42h62v8H58z" />
      <path className={draw.far} d="M58 66h116M58 82h116M58 98h116M58 112h64" />
      <path className={draw.lamp} d="M204 46h20v20h-20z" />
      <path
        className={draw.line}
        d="M46 30h192v92H46zM190 30v8m0 6v8m0 6v8m0 6v8m0 6v8m0 6v8m0 6v8M60 63q8-9 14 0t14 0 14 0 12-2M60 79q8-9 14 0t14 0 12-1"
      />
      <path className={draw.lamp} d="M252 36l12-2 12 70-3 18-10-14z" />
      <path className={draw.line} d="M252 36l12-2 12 70-3 18-10-14zM263 108l13-4" />
    </>
  );
}

/** A calendar with one day marked, beside a clock. */
function Calendar() {
  return (
    <>
      <path className={css.paper} d="M60 30h124v92H60z" />
      <path className={draw.deep} d="M60 30h124v22H60z" />
      <path className={draw.cut} d="M81 20h6v18h-6zM157 20h6v18h-6z" />
      <path className={draw.lamp} d="M134 75h25v24h-25z" />
      <path className={draw.far} d="M60 75h124M60 99h124M85 52v70M110 52v70M134 52v70M159 52v70" />
      <path
        className={draw.line}
        d="M60 30h124v92H60zM60 52h124M222 114l-6 8M252 114l6 8M219 74q2-10 12-10M255 74q-2-10-12-10"
      />
      <circle className={css.paper} cx="237" cy="94" r="25" />
      <path
        className={draw.line}
        d="M212 94a25 25 0 0 1 50 0 25 25 0 0 1-50 0M237 94V78M237 94l10 6"
      />
      <ellipse className={draw.strand} cx="146.5" cy="87" rx="20" ry="17" />
    </>
  );
}

/** A desk telephone, plugged into the wall. */
function DeskPhone() {
  return (
    <>
      <path className={draw.surface} d="M262 92h24v24h-24z" />
      <path className={draw.line} d="M262 92h24v24h-24z" />
      <path className={draw.cut} d="M269 100h10v9h-10z" />
      <path className={draw.strand} d="M228 111q26 4 46-5" />
      <At x={150} y={122} scale={1.5}>
        <Telephone />
      </At>
    </>
  );
}
