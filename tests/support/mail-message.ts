/** A message as a mail app reads it from a mailto: address. */
export interface MailMessage {
  to: string;
  /** Header fields by their names in lower case; the body is one of them. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Reads a mailto: address by RFC 6068: percent-encoded UTF-8, "+" is a plus, fields are divided by
 * "&". Written from the RFC, so that it does not share the mistakes of what it checks.
 * @throws when the address is not a valid one
 */
export function readMailto(address: string): MailMessage {
  const [, to, query = ""] =
    /^mailto:([^?]*)(?:\?(.*))?$/is.exec(address) ?? fail(`not a mailto: address: ${address}`);
  const unencoded = /[^A-Za-z0-9\-._~%!$'()*+,;:@&=/?]/.exec(query);
  if (unencoded) fail(`"${unencoded[0]}" is not encoded in ${address}`);
  const fields = query.split("&").map((field) => {
    const [name = "", ...value] = field.split("=");
    if (value.length !== 1) fail(`not name=value: ${field}`);
    return [decodeURIComponent(name).toLowerCase(), decodeURIComponent(value[0] ?? "")];
  });
  return { to: decodeURIComponent(to ?? ""), fields: Object.fromEntries(fields) };
}

function fail(reason: string): never {
  throw new Error(reason);
}
