const backOnline = document.getElementById("back-online");

window.addEventListener("online", () => {
  if (backOnline) backOnline.textContent = backOnline.dataset.text ?? "";
});
