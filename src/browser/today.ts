const year = document.getElementById("year");
const printed = document.getElementById("print-date");

/** Replaces the build date: the page may be read or printed on a later day. */
function updateDates(): void {
  const now = new Date();
  if (year) year.textContent = String(now.getFullYear());
  if (printed) printed.textContent = now.toLocaleDateString("en-US", { dateStyle: "long" });
}

updateDates();
document.addEventListener("visibilitychange", updateDates);
addEventListener("beforeprint", updateDates);
