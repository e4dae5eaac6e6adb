import draw from "./Drawing.module.css";
import css from "./HelpPicture.module.css";
import { At } from "./horizon/At.tsx";
import { Telephone } from "./Telephone.tsx";

const pictures = { ticket: PaperTicket, appointment: Calendar, phone: DeskPhone };

/** A picture of a way to get help. The floor is at 122. */
export function HelpPicture({ of }: { of: keyof typeof pictures }) {
  const Picture = pictures[of];
  return (
    <svg
      className={css.picture}
      viewBox={of === "phone" ? "22 -46 272 184" : "36 -14 166 156"}
      preserveAspectRatio="xMidYMax"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={css.floor} d="M-300 122h900v300h-900z" />
      <path className={draw.cut} d="M-300 122h900v3h-900z" />
      <Picture />
    </svg>
  );
}

/** A paper ticket, its first lines filled in, and a pencil. */
function PaperTicket() {
  return (
    <>
      <path className={css.paper} d="M58 2h84v82H58z" />
      <path className={draw.surface} d="M58 84h84v38H58z" />
      <path className={draw.deep} d="M58 2h84v14H58z" />
      <path className={draw.far} d="M68 36h64M68 54h64M68 72h44" />
      <path className={draw.lamp} d="M118 94h16v18h-16z" />
      <path
        className={draw.line}
        d="M58 2h84v120H58zM58 84h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h4M70 33q8-9 14 0t14 0 14 0 12-2M70 51q8-9 14 0t14 0 10-1M68 97h32M68 108h22"
      />
      <path className={draw.lamp} d="M158 36l12-2 12 70-3 18-10-14z" />
      <path className={draw.line} d="M158 36l12-2 12 70-3 18-10-14zM169 108l13-4" />
    </>
  );
}

/** A calendar with one day marked, behind a clock. */
function Calendar() {
  return (
    <>
      <path className={css.paper} d="M48 12h112v110H48z" />
      <path className={draw.deep} d="M48 12h112v24H48z" />
      <path className={draw.cut} d="M68 2h6v20h-6zM134 2h6v20h-6z" />
      <path className={draw.lamp} d="M76 65h28v28H76z" />
      <path className={draw.far} d="M48 65h112M48 93h112M76 36v86M104 36v86M132 36v86" />
      <path className={draw.line} d="M48 12h112v110H48zM48 36h112M156 116l-5 6M186 116l5 6" />
      <circle className={css.paper} cx="171" cy="95" r="25" />
      <path
        className={draw.line}
        d="M146 95a25 25 0 0 1 50 0 25 25 0 0 1-50 0M171 95V79M171 95l10 6M153 75q2-10 12-10M189 75q-2-10-12-10"
      />
      <ellipse className={draw.strand} cx="90" cy="79" rx="21" ry="18" />
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
