import * as Radix from "@radix-ui/react-tooltip";
import { type PointerEvent, type ReactElement, useRef } from "react";
import styles from "./SocialLinks.module.css";

interface Props {
  text: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactElement;
}

/** How long the tooltip stays after the pointer has left, in milliseconds. */
const gracePeriod = 300;

/**
 * Shows an icon's name on hover or focus. Without Radix's portal, which would put the text at the end
 * of the body, outside every landmark.
 */
export function Tooltip({ text, open, onOpenChange, children }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);

  // Radix closes it when the page scrolls, also when the focus itself scrolls the icon into view.
  function change(next: boolean): void {
    if (next || !trigger.current?.matches(":focus-visible")) onOpenChange(next);
  }

  // Radix closes it when the pointer moves outside. A pointer that leaves in one jump does not move.
  function closeSoon({ currentTarget }: PointerEvent<HTMLElement>): void {
    const item = currentTarget.closest("li");
    setTimeout(() => {
      if (!item?.matches(":hover")) change(false);
    }, gracePeriod);
  }

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Trigger asChild ref={trigger} onPointerLeave={closeSoon}>
        {children}
      </Radix.Trigger>
      <Radix.Content
        className={styles.tooltip}
        side="bottom"
        sideOffset={4}
        onEscapeKeyDown={() => onOpenChange(false)}
        onPointerLeave={closeSoon}
      >
        {text}
      </Radix.Content>
    </Radix.Root>
  );
}
