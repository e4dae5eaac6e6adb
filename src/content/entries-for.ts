import type { Business } from "./schemas/business.ts";
import type { Entry } from "./schemas/text.ts";

/** The entries that are true of a business that visits its customers, or is visited. */
export const entriesFor = <Item extends Pick<Entry, "when">>(
  entries: readonly Item[],
  { visits }: Pick<Business, "visits">,
) => entries.filter(({ when }) => !when || visits === "both" || visits === when);
