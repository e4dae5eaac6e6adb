import { useEffect, useState } from "react";

/** Whether the window has been in front since the component was mounted. */
export function useInFront(): boolean {
  const [inFront, setInFront] = useState(() => document.hasFocus());
  useEffect(() => {
    const onFocus = () => setInFront(true);
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, []);
  return inFront;
}
