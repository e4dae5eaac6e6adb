/** A message as a mail app reads it from a mailto: URL. */
export interface MailMessage {
  to: string;
  /** Header fields by their names in lower case; the body is one of them. */
  fields: Readonly<Record<string, string>>;
}

/** Reads a mailto: URL as RFC 6068 has it, not with the code under test; throws if it is invalid. */
export function readMailto(url: string): MailMessage {
  const [, to = "", query = ""] =
    /^mailto:([^?]*)(?:\?(.*))?$/is.exec(url) ?? fail(`not a mailto: URL: ${url}`);
  const unencoded = /[^A-Za-z0-9\-._~%!$'()*+,;:@&=/?]/.exec(query);
  if (unencoded) fail(`"${unencoded[0]}" is not encoded in ${url}`);
  const fields = query.split("&").map((field) => {
    const [name = "", value = "", ...rest] = field.split("=").map(decodeURIComponent);
    if (rest.length > 0 || !field.includes("=")) fail(`not name=value: ${field}`);
    return [name.toLowerCase(), value];
  });
  return { to: decodeURIComponent(to), fields: Object.fromEntries(fields) };
}

function fail(reason: string): never {
  throw new Error(reason);
}
