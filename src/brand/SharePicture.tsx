import drawing from "../drawings/Drawing.module.css";
import { Elevator } from "../drawings/Elevator.tsx";
import { Windpump } from "../drawings/Windpump.tsx";
import { shareSize } from "../lib/share-picture.ts";
import { type Line, setLine, setParagraph } from "./lettering.ts";
import { MarkShape } from "./MarkShape.tsx";
import { OutlinedText } from "./OutlinedText.tsx";
import { colorOf, type Palette } from "./palette.ts";

const edge = 112;
const ground = 522;
const headingWidth = 1010;
const spacing = -0.02;

interface Props {
  name: string;
  heading: string;
  colors: Palette;
}

/** A page's Open Graph image: its heading above the landscape, the cable running from mark to jack. */
export function SharePicture({ name, heading, colors }: Props) {
  const color = (token: string) => colorOf(colors, token);
  const { lines, size } = fitHeading(heading);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...shareSize}
      viewBox="0 0 1200 630"
      aria-hidden="true"
    >
      <style>{landStyle(color)}</style>
      <path fill={color("sky")} d="M0 0h1200v630H0z" />
      <path fill={color("light")} d="M742 504a46 46 0 0 1 92 0z" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <g transform="translate(800 504)scale(.85)">
          <Elevator />
        </g>
        <g transform="translate(980 518)scale(.66)">
          <Windpump />
        </g>
      </g>
      <path fill={color("mesquite")} fillOpacity=".4" d="M0 500h1200v22H0z" />
      <path
        stroke={color("paper")}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0 13"
        d="M4 508h1196M10 515h1190"
      />
      <path fill={color("soil")} d={`M0 ${ground}h1200v108H0z`} />
      <path fill={color("ink")} d={`M0 ${ground}h1200v6H0z`} />
      <path
        fill="none"
        stroke={color("cable")}
        strokeWidth="10"
        d="M131 88H80q-36 0-36 36v416q0 36 36 36h986q36 0 36-36V500"
      />
      <JackPost
        ink={color("ink")}
        plate={color("action")}
        paper={color("on-action")}
        light={color("light")}
      />
      <g transform={`translate(${edge} 48)scale(2.5)`}>
        <MarkShape name={name} cable={color("cable")} ring={color("ink")} light={color("light")} />
      </g>
      <OutlinedText line={setLine(name)} x={edge + 104} y={105} size={50} fill={color("ink")} />
      {lines.map((line, index) => (
        <OutlinedText
          key={line.glyphs.length + index / 10}
          line={line}
          x={edge - 4}
          y={172 + size * (0.76 + 1.02 * index)}
          size={size}
          fill={color("ink")}
        />
      ))}
    </svg>
  );
}

/** The jack at the end of the cable, on a plate above the ground line. */
function JackPost({
  ink,
  plate,
  paper,
  light,
}: Record<"ink" | "plate" | "paper" | "light", string>) {
  return (
    <g transform="translate(1042 402)">
      <rect fill={plate} width="120" height="123" rx="8" />
      <g transform="translate(12 12)scale(3)" fill="none" stroke={paper}>
        <path d="M3 5h26v20h-6v4H9v-4H3z" strokeWidth="2.5" />
        <path d="M9 8v5m4-5v5m4-5v5m5-5v5" strokeWidth="2" />
        <circle cx="16" cy="20" r="3.5" fill={light} stroke={ink} />
      </g>
    </g>
  );
}

/** Sets the heading in the largest font size that leaves the landscape free. */
function fitHeading(heading: string): { lines: Line[]; size: number } {
  const setAt = (size: number) => ({
    size,
    lines: setParagraph(heading, { width: headingWidth / size, spacing }),
  });
  const sizes = [96, 88, 80, 72, 64];
  return sizes.map(setAt).find(({ lines, size }) => lines.length * size <= 200) ?? setAt(48);
}

/** Styles for the drawings' CSS module classes, with fixed colors in place of tokens. */
function landStyle(color: (token: string) => string): string {
  return [
    `.${drawing.surface}{fill:${color("surface")}}`,
    `.${drawing.lamp}{fill:${color("light")}}`,
    `.${drawing.line}{stroke:${color("ink")};stroke-width:2}`,
    `.${drawing.far}{stroke:${color("far")};stroke-width:1.5}`,
  ].join("");
}
