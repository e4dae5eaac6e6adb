/** A message as a mail app reads it from a mailto: URL. */
export interface MailMessage {
  to: string;
  /** Header fields by name; the body is one of them. */
  fields: Readonly<Record<string, string>>;
}

/** Reads a mailto: URL as RFC 6068 has it, where "+" is a plus; not with the code under test. */
export function readMailto(url: string): MailMessage {
  const [to = "", query = ""] = url.replace(/^mailto:/, "").split("?");
  const fields = query.split("&").map((field) => field.split("=").map(decodeURIComponent));
  return { to: decodeURIComponent(to), fields: Object.fromEntries(fields) };
}
