const year = document.getElementById("year");
const printed = document.getElementById("print-date");

// The page may be read or printed long after it was built, and by a device whose clock is wrong.
function updateYear(): void {
  if (year) year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));
}

updateYear();
addEventListener("beforeprint", () => {
  updateYear();
  // Not before: the first date that a page formats takes 20 to 60 ms.
  if (printed) printed.textContent = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
});
