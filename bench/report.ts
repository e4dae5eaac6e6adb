import type { Device } from "./measure.ts";
import type { NextPage } from "./next-page.ts";

/** The results of a benchmark run. */
export interface Report {
  pages: {
    page: string;
    device: Device;
    scores: number[];
    /** Milliseconds. */
    paint: number;
    floorPaint: number;
    /** The page's largest paint divided by the floor's. */
    ratio: number;
    blocking: number;
    shift: number;
    bytes: Record<string, number>;
    requests: Record<string, number>;
  }[];
  /** The click from Home to another page, prepared and cold. */
  next: NextPage[];
  /** Bytes (brotli) of each page's HTML with its CSS. */
  html: Record<string, number>;
  /** Bytes (brotli) of script that each island loads, including React. */
  islands: Record<string, number>;
}

/** The maximum ratio of the largest paint to that of the floor, a page of plain text. */
const ratioLimit = 1.05;

/** One line for each limit that was exceeded. */
export function verdicts({ pages }: Report): string[] {
  return pages.flatMap(({ page, device, scores, ratio, shift }) => [
    ...(scores.some((score) => score < 100)
      ? [`${page} on ${device}: scores ${scores.join(" ")}; each must be 100`]
      : []),
    ...(ratio > ratioLimit
      ? [`${page} on ${device}: ${ratio.toFixed(3)} × the floor; at most ${ratioLimit}`]
      : []),
    ...(shift > 0 ? [`${page} on ${device}: layout shift ${shift}; must be 0`] : []),
  ]);
}

/** The text of docs/performance.md. */
export function reportAsMarkdown({ pages, next, html, islands }: Report): string {
  const total = (counts: Record<string, number>) =>
    Object.values(counts).reduce((a, b) => a + b, 0);
  const kinds = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(", ");
  return [
    "# Performance",
    "",
    "Written by `npm run bench`: Lighthouse 13 in Chromium. Each page is compared with a page of plain",
    "text (the floor) on the same server in the same run, median of three. Scores: performance, accessibility,",
    "best practices, SEO. Bytes and requests are of a cold load, before the visitor does anything.",
    "",
    "| page | device | scores | largest paint ms | × floor | blocking ms | shift | bytes | requests |",
    "|---|---|---|---|---|---|---|---|---|",
    ...pages.map(
      (each) =>
        `| ${each.page} | ${each.device} | ${each.scores.join(" ")} | ${Math.round(each.paint)} | ${each.ratio.toFixed(3)} | ${Math.round(each.blocking)} | ${each.shift} | ${total(each.bytes)} (${kinds(each.bytes)}) | ${total(each.requests)} (${kinds(each.requests)}) |`,
    ),
    "",
    "## From the click to the next page's largest paint",
    "",
    "From Home on a wide screen, after hovering over the link, compared with the same click with nothing",
    "prepared and an empty cache. No throttling, median of three.",
    "",
    "| to | prepared ms | cold ms | ratio | delivery |",
    "|---|---|---|---|---|",
    ...next.map(
      (each) =>
        `| ${each.page} | ${Math.round(each.prepared)} | ${Math.round(each.cold)} | ${each.ratio.toFixed(2)} | ${each.delivery} |`,
    ),
    "",
    "## HTML with its CSS, brotli",
    "",
    "| page | bytes |",
    "|---|---|",
    ...Object.entries(html).map(([name, bytes]) => `| ${name} | ${bytes} |`),
    "",
    "## Islands with all they import, React included, brotli",
    "",
    "| island | bytes |",
    "|---|---|",
    ...Object.entries(islands).map(([name, bytes]) => `| ${name} | ${bytes} |`),
    "",
  ].join("\n");
}
