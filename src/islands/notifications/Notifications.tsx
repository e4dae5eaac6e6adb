import * as Toast from "@radix-ui/react-toast";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Contact } from "../../content/schemas/contact.ts";
import { avoidFocus } from "./avoid-focus.ts";
import { currentToasts, dismissToast, type Toast as Shown, subscribeToToasts } from "./store.ts";
import styles from "./Toasts.module.css";
import { useInFront } from "./use-in-front.ts";

type Labels = Pick<Contact["toasts"], "area" | "close">;

/** The area where toasts appear. Its durations and thresholds are those of spec §9. */
export function Notifications({ area, close }: Labels) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const list = useRef<HTMLOListElement>(null);
  const shown = toasts.find(({ open }) => open)?.id;

  useEffect(() => {
    if (shown && list.current) return avoidFocus(list.current);
    return undefined;
  }, [shown]);

  return (
    <Toast.Provider
      // Radix pauses the timer while a toast is hovered or focused, and leaves it paused if the toast
      // is closed in that state. Without a new provider, the next toast would never close.
      key={toasts[0]?.id}
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
      label={area}
    >
      {toasts.map((toast) => (
        <ShownToast key={toast.id} {...toast} close={close} />
      ))}
      <Toast.Viewport
        ref={list}
        className={styles.area}
        hotkey={["F8"]}
        label={`${area} ({hotkey})`}
      />
    </Toast.Provider>
  );
}

function ShownToast({
  id,
  title,
  description,
  destructive,
  open,
  close,
}: Shown & Pick<Labels, "close">) {
  const inFront = useInFront();
  return (
    <Toast.Root
      className={styles.toast}
      data-destructive={destructive || undefined}
      open={open}
      onOpenChange={() => dismissToast(id)}
      // Radix pauses the timer when the window goes to the back, but not for a toast that is shown
      // while a mail app is already in front of it.
      {...(!inFront && { duration: Number.POSITIVE_INFINITY })}
    >
      {/* Screen readers read both as one text, so a space must separate them. */}
      <Toast.Title className={styles.title}>{title}</Toast.Title>{" "}
      <Toast.Description>{description}</Toast.Description>
      <Toast.Close className={styles.close} aria-label={close}>
        <span aria-hidden="true">×</span>
      </Toast.Close>
    </Toast.Root>
  );
}
