import type { APIRoute } from "astro";
import { icons } from "../brand/icons.tsx";
import { colorOf } from "../brand/palette.ts";
import { content } from "../content/content.ts";
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
    background_color: colorOf("light", "paper"),
    theme_color: colorOf("light", "sky"),
    icons: icons
      .filter(({ purpose }) => purpose)
      .map(({ path, size, purpose }) => ({
        src: `/${path}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json" },
  });
};
