import * as Toast from "@radix-ui/react-toast";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Contact } from "../../content/schemas/contact.ts";
import { useHydrated } from "../use-hydrated.ts";
import styles from "./Toasts.module.css";
import { currentToasts, dismissToast, type Toast as Shown, subscribeToToasts } from "./toast.ts";

type Labels = Pick<Contact["toasts"], "area" | "close">;

/**
 * The area where toasts appear; showToast() shows one. The durations and thresholds are those of
 * spec §9.
 */
export function Toasts({ area, close }: Labels) {
  const hydrated = useHydrated();
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);

  // Radix would write style attributes into the HTML, which the page's policy blocks.
  if (!hydrated) return null;
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
        className={styles.area}
        data-print="no"
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

/** Whether the window has been in front since the component was mounted. */
function useInFront(): boolean {
  const [inFront, setInFront] = useState(() => document.hasFocus());
  useEffect(() => {
    const onFocus = () => setInFront(true);
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, []);
  return inFront;
}
