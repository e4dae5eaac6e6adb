import { content } from "../content/content.ts";

const { business, shared } = content;

/** How to reach the business at once, as ReachNow shows it. */
export const reach = {
  phone: business.phone,
  call: shared.callLabel,
  textUs: business.textable ? shared.textUs : undefined,
};
