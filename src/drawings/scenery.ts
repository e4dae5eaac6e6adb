import farPole from "./horizon/FarPole.svg?no-inline";
import mailbox from "./horizon/Mailbox.svg?no-inline";
import van from "./horizon/Van.svg?no-inline";

/** Parts of the first sections' drawings, in files of their own: pages show them below the first view. */
export const scenery = {
  mailbox: { url: `${mailbox}#mailbox`, viewBox: "284 -123 126 123" },
  windpump: { url: `${farPole}#windpump`, viewBox: "-56 -232 112 232" },
  van: { url: `${van}#van`, viewBox: "100 -170 274 170" },
} as const;
