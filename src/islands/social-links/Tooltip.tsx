import { Tooltip as Radix } from "radix-ui";
import { type PointerEvent, type ReactElement, useState } from "react";
import styles from "./Tooltip.module.css";

/** How long the tooltip stays after the pointer has left, in milliseconds. */
const gracePeriod = 300;

/**
 * Shows an icon's name on hover or focus. Without Radix's portal, which would put the text at the end
 * of the body, outside every landmark.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const [open, setOpen] = useState(false);

  // Radix closes it when the pointer moves outside. A pointer that leaves in one jump does not move.
  function closeSoon({ currentTarget }: PointerEvent<HTMLElement>): void {
    const item = currentTarget.closest("li");
    setTimeout(() => {
      if (!item?.matches(":hover") && !item?.querySelector(":focus-visible")) setOpen(false);
    }, gracePeriod);
  }

  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild onPointerLeave={closeSoon}>
        {children}
      </Radix.Trigger>
      <Radix.Content className={styles.tooltip} sideOffset={6} onPointerLeave={closeSoon}>
        {text}
      </Radix.Content>
    </Radix.Root>
  );
}
