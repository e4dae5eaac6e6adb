// The page was built on some day and is read, or printed, on another.
const now = new Date();
const year = document.getElementById("year");
const printed = document.getElementById("print-date");
if (year) year.textContent = String(now.getFullYear());
if (printed) printed.textContent = now.toLocaleDateString("en-US", { dateStyle: "long" });
