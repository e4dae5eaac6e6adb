import type { ComponentProps } from "react";
import Front from "./horizon/ShopFront.svg?react";

/** About's piece of the horizon: the shop, with its name on the sign. */
export function ShopFront({ name, ...props }: ComponentProps<"svg"> & { name: string }) {
  return (
    <svg {...props} viewBox="70 -232 530 232" fill="none" aria-hidden="true">
      <Front x="70" y="-232" overflow="visible" />
      <text
        transform="translate(107)scale(.88)"
        x="406"
        y="-174"
        fill="var(--color-paper)"
        fontFamily="var(--font-display)"
        fontWeight="700"
        fontSize={Math.min(22, 210 / name.length)}
        textAnchor="middle"
      >
        {name}
      </text>
    </svg>
  );
}
