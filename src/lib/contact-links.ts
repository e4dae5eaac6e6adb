/** A US phone number in any notation, in the international form (E.164): +1 and ten digits. */
export function phoneNumber(phone: string): string {
  return `+1${phone.replaceAll(/\D/g, "")}`;
}

/** The tel: URL (RFC 3966) of a US phone number in any notation. */
export function phoneHref(phone: string): string {
  return `tel:${phoneNumber(phone)}`;
}

/** The mailto: URL (RFC 6068) that opens a message, with this subject or without one. */
export function emailHref(email: string, subject?: string): string {
  return `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
}

export function mapHref(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

/** The sms: URL that opens an empty text message. */
export function textHref(phone: string): string {
  return `sms:${phoneNumber(phone)}`;
}
