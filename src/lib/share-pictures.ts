import { load } from "./entry.ts";
import { routes } from "./routes.ts";

/** The size of each picture, in pixels: what Open Graph's readers expect. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The picture that stands for a page where it is shared. */
export type SharedPage = {
  /** The page's address within the site. */
  path: string;
  /** The picture's file name, without .png. */
  picture: string;
  /** The page's own heading, which the picture shows. */
  heading: string;
};

/** Every page that has a picture for sharing. */
export async function sharedPages(): Promise<SharedPage[]> {
  const headings = {
    [routes.home]: (await load("home")).hero.heading,
    [routes.services]: (await load("servicesPage")).hero.heading,
    [routes.pricing]: (await load("pricingPage")).hero.heading,
    [routes.about]: (await load("about")).hero.heading,
    [routes.contact]: (await load("contact")).hero.heading,
    [routes.selfService]: (await load("selfService")).hero.heading,
    [routes.legal]: (await load("legalPage")).hero.heading,
    "/404": (await load("notFound")).heading,
  };
  return Object.entries(headings).map(([path, heading]) => ({
    path,
    picture: path.slice(1) || "home",
    heading,
  }));
}
