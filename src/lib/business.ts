import type { Closure, OpenHours } from "./hours.ts";

/** The business, as search engines and contact cards need it. */
export interface Business {
  name: string;
  tagline: string;
  /** The origin of the site. */
  site: string;
  /** In the form (000) 000-0000. */
  phone: string;
  email: string;
  /** Latitude and longitude are in degrees, north and east. */
  place: {
    city: string;
    state: string;
    latitude: number;
    longitude: number;
    serves: readonly string[];
  };
  hours: readonly OpenHours[];
  closures: readonly Closure[];
  /** Its pages elsewhere; null for one that does not exist yet. */
  social: readonly { url: string | null }[];
}
