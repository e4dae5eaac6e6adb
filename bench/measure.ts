import lighthouse, { desktopConfig, type Result } from "lighthouse";

export type Device = "mobile" | "desktop";

/** The metrics of one page load. */
export interface Measurement {
  /** Lighthouse's scores, 0 to 100: performance, accessibility, best practices, SEO. */
  scores: number[];
  /** Largest contentful paint in milliseconds, as Lighthouse simulates it. */
  paint: number;
  /** Total blocking time in milliseconds. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Bytes transferred, by resource type. */
  bytes: Record<string, number>;
  /** Requests, by resource type. */
  requests: Record<string, number>;
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Attempts per load: Lighthouse sometimes sees no paint. */
const attempts = 3;

/** Measures a cold load of the URL. `port` is the DevTools port. */
export async function measure(url: string, device: Device, port: number): Promise<Measurement> {
  for (let left = attempts; left > 0; left -= 1) {
    const measurement = await measureOnce(url, device, port);
    if (Number.isFinite(measurement.paint)) return measurement;
  }
  throw new Error(`Lighthouse saw no paint of ${url} in ${attempts} loads`);
}

async function measureOnce(url: string, device: Device, port: number): Promise<Measurement> {
  const flags = {
    port,
    output: "json" as const,
    logLevel: "silent" as const,
    onlyCategories: categories,
  };
  const run = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined);
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
  return readResult(run.lhr);
}

function readResult({ categories: found, audits }: Result): Measurement {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { bytes, requests } = readRequests(audits["network-requests"]);
  return {
    scores: categories.map((id) => Math.round((found[id]?.score ?? 0) * 100)),
    paint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    bytes,
    requests,
  };
}

function readRequests(audit: Result["audits"][string] | undefined) {
  const bytes: Record<string, number> = {};
  const requests: Record<string, number> = {};
  const items = audit?.details?.type === "table" ? audit.details.items : [];
  for (const { resourceType, transferSize } of items) {
    const kind = String(resourceType);
    bytes[kind] = (bytes[kind] ?? 0) + Number(transferSize);
    requests[kind] = (requests[kind] ?? 0) + 1;
  }
  return { bytes, requests };
}
