/**
 * Selects the service in the URL's query, unless one is already selected, and says what is asked
 * about: at the top of the page, and in the message, where the visitor can change it.
 */
export function readQuery(select: HTMLSelectElement, message: HTMLTextAreaElement): void {
  const query = new URLSearchParams(location.search);
  const service = query.get("service");
  const known = [...select.options].some(({ value }) => value === service);
  if (known && select.value === "") select.value = String(service);

  const line = document.getElementById("about");
  const subject = JSON.parse(line?.dataset.subjects ?? "{}")[query.get("about") ?? ""];
  // Not a subject: "__proto__", "constructor".
  if (!line || typeof subject !== "string") return;
  line.hidden = false;
  line.append(subject);
  // Not after a reload: the finished message of this history entry may have it already.
  if (!history.state) message.value ||= `${line.textContent}\n`;
}
