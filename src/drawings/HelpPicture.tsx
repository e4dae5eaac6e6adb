import building from "./Building.module.css";
import draw from "./Drawing.module.css";
import css from "./HelpPicture.module.css";
import { At } from "./horizon/At.tsx";
import { Telephone } from "./Telephone.tsx";

/** The picture of a way to get help. Origin: top left; 300 wide, 140 high, floor at 122. */
export function HelpPicture({ way }: { way: "ticket" | "call" }) {
  return (
    <svg
      className={css.picture}
      viewBox="0 0 300 140"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={building.earth} d="M0 122h300v18H0z" />
      <path className={draw.cut} d="M0 122h300v3H0z" />
      {way === "ticket" ? <TaggedLaptop /> : <DeskPhone />}
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

/** A desk telephone on its line. */
function DeskPhone() {
  return (
    <>
      <path className={draw.strand} d="M192 114h108" />
      <At x={150} y={122} scale={1.1}>
        <Telephone />
      </At>
    </>
  );
}
