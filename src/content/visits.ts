import type { Business } from "./schemas/business.ts";
import type { Entry } from "./schemas/text.ts";

/** The entries that hold for a business that visits its customers, or is visited. */
export const holding = <Each extends Pick<Entry, "when">>(
  entries: readonly Each[],
  { visits }: Pick<Business, "visits">,
) => entries.filter(({ when }) => !when || visits === "both" || visits === when);
