import { inlineScript } from "../lib/inline-script.ts";
import { ButtonLink } from "../ui/Button.tsx";

interface Props {
  label: string;
  /** Shown once the connection is back. */
  back: string;
}

/** Loads the requested URL again, without a script. */
export function TryAgain({ label, back }: Props) {
  return (
    <>
      <p role="status">
        <script dangerouslySetInnerHTML={{ __html: inlineScript(sayWhenBack, back) }} />
      </p>
      <ButtonLink href="">{label}</ButtonLink>
    </>
  );
}

function sayWhenBack(back: string): void {
  const line = document.currentScript?.parentElement;
  window.addEventListener("online", () => line?.replaceChildren(back));
}
