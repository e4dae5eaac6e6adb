import { dirname } from "node:path";
import { copyContent } from "./content-copy.ts";
import { sampleSite, siteWithHelpDesk } from "./sample.ts";

const sample = copyContent(dirname(sampleSite));
const withHelpDesk = copyContent(dirname(siteWithHelpDesk));
// What the sample leaves out: a street, a notice, a night, and the two IDs of a help desk.
for (const [from, to] of [
  ["street: null", "street: 9 Elm Street"],
  ["notice: null", "notice: { text: We move., from: 2026-11-23, until: 2026-11-28 }"],
  ['closes: "16:00"', 'closes: "02:00"'],
  ["organisation: null", 'organisation: "700123"'],
  ["widget: null", 'widget: "a1b2c3"'],
] as const)
  withHelpDesk.change("business.yaml", from, to);
await Promise.all([sample.build(), withHelpDesk.build()]);
