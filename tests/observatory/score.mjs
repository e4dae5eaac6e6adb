// Scores pages as Mozilla's Observatory does, with its own code: node score.mjs <http port>
// <https port> <path>… Prints a JSON list. Its scan() asks ports 80 and 443 alone, so this does
// what scan() does with the ports given.
import { existsSync, writeFileSync } from "node:fs";

const observatory = new URL("./node_modules/@mdn/mdn-http-observatory/", import.meta.url);
const load = (/** @type {string} */ file) => import(new URL(`src/${file}`, observatory).href);

// The list of preloaded hosts, which the package fetches as it is installed; localhost is not on it.
const preloaded = new URL("conf/hsts-preload.json", observatory);
if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");

const { retrieve } = await load("retriever/retriever.js");
const { ALL_TESTS } = await load("constants.js");
const { getGradeForScore, getScoreModifier } = await load("grader/grader.js");
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load("grader/charts.js");

const [httpPort, httpsPort, ...paths] = process.argv.slice(2);
const scores = [];
for (const path of paths) {
  const requests = await retrieve("localhost", { httpPort, httpsPort, path });
  /** @type {[test: string, result: string, points: number][]} */
  const points = ALL_TESTS.map((/** @type {(requests: object) => any} */ test) => {
    const output = test(requests);
    return [output.constructor.name, output.result, getScoreModifier(output.result)];
  });
  const losses = points.reduce((sum, [, , each]) => sum + Math.min(each, 0), 100);
  const gains = points.reduce((sum, [, , each]) => sum + Math.max(each, 0), 0);
  const score = losses + (losses >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? gains : 0);
  scores.push({ path, points, ...getGradeForScore(score) });
}
console.log(JSON.stringify(scores));
