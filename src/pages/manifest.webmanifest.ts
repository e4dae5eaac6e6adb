import content from "virtual:content";
import type { APIRoute } from "astro";
import { file } from "../brand/files.ts";
import { icons } from "../brand/icons.ts";
import { colorOf, palettes } from "../brand/palette.ts";
import { routes } from "../lib/routes.ts";

export const GET: APIRoute = () => {
  const { name, tagline } = content.business;
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    lang: "en-US",
    id: routes.home,
    start_url: routes.home,
    scope: routes.home,
    display: "browser",
    background_color: colorOf(palettes.light, "paper"),
    theme_color: colorOf(palettes.light, "sky"),
    icons: icons.map(({ name: icon, size, purpose }) => ({
      src: `/icons/${icon}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
  return file(JSON.stringify(manifest), "application/manifest+json");
};
