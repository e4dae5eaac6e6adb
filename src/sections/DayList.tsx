import { ContactText } from "./ContactText.tsx";

/** Days with what is true of them: their hours, or why they are closed. */
export function DayList({ rows }: { rows: readonly { days: string; text: string }[] }) {
  return (
    <ul>
      {rows.map(({ days, text }) => (
        <li key={`${days} ${text}`}>
          <strong>{days}</strong> <ContactText>{text}</ContactText>
        </li>
      ))}
    </ul>
  );
}
