const year = document.getElementById("year");
const printed = document.getElementById("print-date");

/** The page was built on some day and is read, or printed, on another. */
function sayToday(): void {
  const now = new Date();
  if (year) year.textContent = String(now.getFullYear());
  if (printed) printed.textContent = now.toLocaleDateString("en-US", { dateStyle: "long" });
}

sayToday();
document.addEventListener("visibilitychange", sayToday);
addEventListener("beforeprint", sayToday);
