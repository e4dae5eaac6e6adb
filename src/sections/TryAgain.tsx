import { ButtonLink } from "../ui/Button.tsx";

/** Loads the requested URL again, without a script. */
export function TryAgain({ label }: { label: string }) {
  return <ButtonLink href="">{label}</ButtonLink>;
}
