import { Tooltip as Radix } from "radix-ui";
import type { ReactElement } from "react";
import styles from "./Tooltip.module.css";

/**
 * Shows an icon's name on hover or focus. Without Radix's portal, which would put the text at the end
 * of the body, outside every landmark.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Content className={styles.tooltip} sideOffset={6}>
        {text}
      </Radix.Content>
    </Radix.Root>
  );
}
