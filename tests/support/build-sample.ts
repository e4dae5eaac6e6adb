import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { copyContent } from "./content-copy.ts";
import { sampleSite } from "./sample.ts";

const folder = dirname(sampleSite);
rmSync(folder, { recursive: true, force: true });
copyContent(folder).build();
