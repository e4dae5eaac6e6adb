import building from "./Building.module.css";
import draw from "./Drawing.module.css";
import css from "./HelpPicture.module.css";
import { At } from "./horizon/At.tsx";
import { Telephone } from "./Telephone.tsx";

const pictures = { ticket: TaggedLaptop, appointment: Calendar, phone: DeskPhone };

/** A picture of a way to get help. Origin: top left; 300 wide, 140 high (the phone is 30 higher), floor at 122. */
export function HelpPicture({ of }: { of: keyof typeof pictures }) {
  const Picture = pictures[of];
  return (
    <svg
      className={css.picture}
      viewBox={of === "phone" ? "0 -30 300 170" : "0 0 300 140"}
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

/** A laptop with the ticket tied to it. */
function TaggedLaptop() {
  return (
    <>
      <path className={draw.surface} d="M62 26h124v74H62zM42 100h164l10 22H32z" />
      <path className={draw.deep} d="M69 33h110v60H69z" />
      <path className={draw.line} d="M62 26h124v74H62zM42 100h164l10 22H32zM58 111h132" />
      <path className={css.crack} d="M148 33l-18 22 22 10-20 28M134 69l28 14" />
      <path className={css.paper} d="M214 58l16-14h26l16 14v56h-58z" />
      <path
        className={draw.line}
        d="M214 58l16-14h26l16 14v56h-58zM238 52a5 5 0 1 0 10 0 5 5 0 0 0-10 0M224 72h38M224 84h38M224 96h20"
      />
      <path className={draw.lamp} d="M252 92h10v10h-10z" />
      <path className={draw.strand} d="M186 38q44-24 57 14" />
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

/** A desk telephone on its line. */
function DeskPhone() {
  return (
    <>
      <path className={draw.strand} d="M228 111h300" />
      <At x={150} y={122} scale={1.5}>
        <Telephone />
      </At>
    </>
  );
}
