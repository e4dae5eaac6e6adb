const year = document.getElementById("year");

// The page may be read or printed long after it was built, and by a device whose clock is wrong.
function updateYear(): void {
  if (year) year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));
}

updateYear();
addEventListener("beforeprint", updateYear);
