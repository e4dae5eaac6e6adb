/** A US phone number in any notation, in the international form (E.164): +1 and ten digits. */
export function phoneNumber(phone: string): string {
  return `+1${phone.replaceAll(/\D/g, "")}`;
}

/** The tel: URL (RFC 3966) of a US phone number in any notation. */
export function phoneHref(phone: string): string {
  return `tel:${phoneNumber(phone)}`;
}

/** The mailto: URL (RFC 6068) that opens an empty message. */
export function emailHref(email: string): string {
  return `mailto:${email}`;
}

/** The mailto: URL (RFC 6068) that opens a message with this subject. */
export function emailSubjectHref(email: string, subject: string): string {
  return `${emailHref(email)}?subject=${encodeURIComponent(subject)}`;
}

/** The sms: URL that opens an empty text message. */
export function textHref(phone: string): string {
  return `sms:${phoneNumber(phone)}`;
}
