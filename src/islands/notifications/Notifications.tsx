import { Toast } from "radix-ui";
import { useSyncExternalStore } from "react";
import type { Contact } from "../../content/schemas/contact.ts";
import { useHydrated } from "../use-hydrated.ts";
import styles from "./Notifications.module.css";
import { currentToasts, dismissToast, subscribeToToasts } from "./store.ts";

type Words = Pick<Contact["toasts"], "area" | "close">;

/** The place where toasts appear. Its numbers are spec §9's. */
export function Notifications({ area, close }: Words) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  // Radix writes a style attribute on the server, which the page's policy blocks.
  if (!useHydrated()) return null;
  return (
    <Toast.Provider
      // Radix holds the time while a toast is pointed at or focused, and goes on holding it when the
      // toast is closed in that state: with the same provider, the next one would stay for ever.
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
          {/* The space keeps the two apart where they are read out as one text. */}
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
