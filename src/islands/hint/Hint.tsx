import { Tooltip } from "radix-ui";
import type { ReactElement } from "react";
import styles from "./Hint.module.css";

/**
 * Names an icon when it is pointed at or focused. The name stays where the icon is, in place of
 * Radix's portal: at the end of the body it would be outside every landmark.
 */
export function Hint({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Content className={styles.hint} sideOffset={6}>
        {text}
      </Tooltip.Content>
    </Tooltip.Root>
  );
}
