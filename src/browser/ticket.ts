// Without this, the browser encodes the ticket, and Chromium spoils "+", "&" and non-ASCII characters.
addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-ticket]")) return;
  event.preventDefault();
  const lines = [...new FormData(form)].map(([point, text]) => `${point}:\n${text}`);
  const body = lines.join("\n\n").replace(/\r?\n/g, "\r\n");
  location.href = `${form.action}&body=${encodeURIComponent(body)}`;
});
