const printed = document.getElementById("print-date");

addEventListener("beforeprint", () => {
  // Not before: the first date that a page formats takes 20 to 60 ms.
  if (printed) printed.textContent = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
});
