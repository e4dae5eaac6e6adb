import { fileURLToPath } from "node:url";
import type { OverlayOptions, Sharp } from "sharp";
import { Mark } from "../drawings/Mark.tsx";
import { shareSize } from "../lib/share-picture.ts";
import Landscape from "./Landscape.svg?react";
import { colorOf } from "./palette.ts";
import { drawn } from "./png.ts";

/** The display font in a format that sharp reads. */
const fontfile = fileURLToPath(
  import.meta.resolve("@expo-google-fonts/national-park/700Bold/NationalPark_700Bold.ttf"),
);

/** A page's Open Graph image: its heading above the landscape, the cable running from mark to jack. */
export function sharePicture(name: string, heading: string): Sharp {
  const background = drawn(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...shareSize}
      viewBox="0 0 1200 630"
      aria-hidden="true"
    >
      <Landscape />
      <Mark x="112" y="48" width="80" height="80" color="var(--color-ink)" />
    </svg>,
  );
  return background.composite([
    lettering(name, { left: 216, top: 68, width: 860, height: 46 }),
    lettering(heading, { left: 108, top: 172, width: 1010, height: 185 }),
  ]);
}

type Place = Record<"left" | "top" | "width" | "height", number>;

/** A text in the display font, as large as its place allows. */
function lettering(text: string, { left, top, width, height }: Place): OverlayOptions {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const markup = `<span foreground="${colorOf("light", "ink")}">${escaped}</span>`;
  const font = "National Park Bold";
  return {
    input: { text: { text: markup, font, fontfile, width, height, rgba: true } },
    left,
    top,
  };
}
