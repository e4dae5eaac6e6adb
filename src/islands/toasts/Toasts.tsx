import * as Toast from "@radix-ui/react-toast";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Contact } from "../../content/schemas/contact.ts";
import styles from "./Toasts.module.css";
import { currentToast, dismissToast, type Toast as Shown, subscribeToToast } from "./toast.ts";

interface Props extends Pick<Contact["toasts"], "area" | "close"> {
  /** At the left of a wide screen, where the right has the form. */
  left?: boolean;
}

/**
 * The area where toasts appear; showToast() shows one. The durations and thresholds are those of
 * docs/order.md.
 */
export function Toasts({ area, close, left = false }: Props) {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const list = useRef<HTMLOListElement>(null);
  /** What had the focus before the list. */
  const before = useRef<Element>(null);

  /** Radix leaves the focus on the list, which may be empty. */
  function returnFocus(): void {
    if (!list.current?.contains(document.activeElement)) return;
    if (before.current instanceof HTMLElement) before.current.focus();
    else list.current.blur();
  }

  // On the server. Radix would write style attributes into the HTML, which the page's policy blocks.
  if (toast === null) return null;
  return (
    <Toast.Provider
      // Radix pauses the timer while a toast is hovered or focused, and leaves it paused if the toast
      // is closed in that state. Without a new provider, the next toast would never close.
      key={toast?.id}
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
      label={area}
    >
      {toast && (
        <ShownToast
          toast={toast}
          close={close}
          onClose={() => {
            dismissToast();
            returnFocus();
          }}
        />
      )}
      <Toast.Viewport
        className={`${styles.area} no-print`}
        data-left={left || undefined}
        hotkey={["F8"]}
        label={`${area} ({hotkey})`}
        ref={list}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        }}
        onKeyDown={({ key }) => key === "Escape" && returnFocus()}
      />
    </Toast.Provider>
  );
}

interface ShownToastProps {
  toast: Shown;
  close: string;
  onClose: () => void;
}

function ShownToast({ toast, close, onClose }: ShownToastProps) {
  // Whether the window has been in front since the toast was shown.
  const [inFront, setInFront] = useState(() => document.hasFocus());
  useEffect(() => {
    const onFocus = () => setInFront(true);
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, []);
  return (
    <Toast.Root
      className={styles.toast}
      data-destructive={toast.destructive || undefined}
      open={toast.open}
      onOpenChange={onClose}
      // Radix pauses the timer when the window goes to the back, but not for a toast that is shown
      // while a mail app is already in front of it.
      {...(!inFront && { duration: Number.POSITIVE_INFINITY })}
    >
      {/* Screen readers read both as one text, so a space must separate them. */}
      <div className={styles.text}>
        <Toast.Title className={styles.title}>{toast.title}</Toast.Title>{" "}
        <Toast.Description>{toast.description}</Toast.Description>
      </div>
      {/* A pointer leaves the focus where it is. */}
      <Toast.Close
        className={styles.close}
        aria-label={close}
        onMouseDown={(event) => event.preventDefault()}
      >
        <span aria-hidden="true">×</span>
      </Toast.Close>
    </Toast.Root>
  );
}
