import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import { getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { Requests } from "@mdn/mdn-http-observatory/src/types.js";

// Its install script fetches the list of hosts that browsers preload HSTS for; localhost is not on it.
const list = import.meta.resolve("@mdn/mdn-http-observatory/conf/hsts-preload.json");
if (!existsSync(fileURLToPath(list))) writeFileSync(fileURLToPath(list), "{}");

/**
 * The points that Mozilla's Observatory gives a page with these headers, by its own code. TLS and the
 * redirect to it are the host's and taken as given.
 */
export function observatoryScore(path: string, file: string, headers: object): number {
  const requests = new Requests("localhost");
  // Its parser logs an error about each modern style sheet, and no test reads them.
  const html = readFileSync(file, "utf8").replaceAll(/<style[\s\S]*?<\/style>/g, "");
  const response = {
    status: 200,
    headers: { ...headers, "content-type": "text/html; charset=utf-8" },
    data: html,
    verified: true,
    httpEquiv: new Map(),
  };
  Object.assign(requests.responses, { auto: response, https: response });
  requests.resources.path = html;
  requests.session = { url: new URL(path, "https://localhost") };
  const points: number[] = ALL_TESTS.map((test) => getScoreModifier(test(requests).result));
  const losses = points.reduce((sum, each) => sum + Math.min(each, 0), 100);
  const gains = points.reduce((sum, each) => sum + Math.max(each, 0), 0);
  return losses + (losses >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? gains : 0);
}
