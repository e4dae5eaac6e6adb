import { setLine } from "./lettering.ts";
import { MarkShape } from "./MarkShape.tsx";
import { darkStyle, markColors } from "./mark-style.ts";
import { OutlinedText } from "./OutlinedText.tsx";
import type { Palettes } from "./palette.ts";

const size = 22;

/** The mark with the business name beside it as outlines. */
export function Wordmark({ name, light, dark }: Palettes & { name: string }) {
  const line = setLine(name);
  const colors = markColors(light);
  const darkName = `@media(prefers-color-scheme:dark){.name{fill:${markColors(dark).ring}}}`;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${Math.ceil(44 + line.width * size)} 32`}
      role="img"
      aria-label={name}
    >
      <style>{darkStyle(dark) + darkName}</style>
      <MarkShape name={name} {...colors} />
      <OutlinedText className="name" line={line} x={42} y={23.5} size={size} fill={colors.ring} />
    </svg>
  );
}
