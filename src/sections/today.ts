const year = document.getElementById("year");
const printed = document.getElementById("print-date");

// Both replace the build date: the page may be read or printed on a later day.
function updateYear(): void {
  if (year) year.textContent = String(new Date().getFullYear());
}

updateYear();
addEventListener("beforeprint", () => {
  updateYear();
  // Not before: the first date that a page formats takes 20 to 60 ms.
  if (printed) printed.textContent = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
});
