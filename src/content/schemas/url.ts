import { z } from "astro/zod";

/**
 * Whether a text is the https URL of another site, written so that every reader finds the same host in
 * it: ASCII in lower case (a name in other letters begins with xn--), no user, no backslash.
 */
export const isUrl = (text: string) =>
  /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?([/?#][^\\{}\s]*)?$/.test(text) && URL.canParse(text);

/** The URL of a page of somebody else, normalized by `new URL()`. */
export const url = z
  .string()
  .trim()
  .refine(isUrl, {
    error:
      "use a URL like https://www.example.com/page, as browsers copy it: its host has only a to z, digits, dots and hyphens",
    abort: true,
  })
  .overwrite((text) => new URL(text).href);

/** Such a URL without path: scheme and host only. */
export const origin = z
  .string()
  .refine(
    (text) => isUrl(text) && new URL(text).origin === text,
    "write only https:// and the host name in lower case, like https://www.your-name.com",
  );
