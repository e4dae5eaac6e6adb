/** A US number, however it is written, as it is dialled from anywhere: +1 and its ten digits (E.164). */
export function phoneNumber(phone: string): string {
  return `+1${phone.replaceAll(/\D/g, "")}`;
}

/** The tel: address (RFC 3966) of a US number, however it is written. */
export function phoneHref(phone: string): string {
  return `tel:${phoneNumber(phone)}`;
}

/** The mailto: address (RFC 6068) that opens an empty message. */
export function emailHref(email: string): string {
  return `mailto:${email}`;
}

/** The mailto: address (RFC 6068) that opens a message with this subject. */
export function emailSubjectHref(email: string, subject: string): string {
  return `${emailHref(email)}?subject=${encodeURIComponent(subject)}`;
}
