import { Toast } from "radix-ui";
import { useSyncExternalStore } from "react";
import type { Contact } from "../../content/schemas/contact.ts";
import { useHydrated } from "../use-hydrated.ts";
import styles from "./Notifications.module.css";
import { currentToasts, dismissToast, subscribeToToasts } from "./store.ts";

type Labels = Pick<Contact["toasts"], "area" | "close">;

/** The area where toasts appear. Its durations and thresholds are those of spec §9. */
export function Notifications({ area, close }: Labels) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  // On the server Radix renders a style attribute, which the Content Security Policy blocks.
  if (!useHydrated()) return null;
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
      {toasts.map(({ id, title, description, destructive, open }) => (
        <Toast.Root
          key={id}
          className={styles.toast}
          data-destructive={destructive || undefined}
          open={open}
          onOpenChange={() => dismissToast(id)}
        >
          {/* Screen readers read both as one text, so a space must separate them. */}
          <Toast.Title className={styles.title}>{title}</Toast.Title>{" "}
          <Toast.Description>{description}</Toast.Description>
          <Toast.Close className={styles.close} aria-label={close}>
            <span aria-hidden="true">×</span>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles.area} hotkey={["F8"]} label={`${area} ({hotkey})`} />
    </Toast.Provider>
  );
}
