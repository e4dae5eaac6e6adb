// "/Pricing", "/pricing," and "/pricing%20" mean "/pricing".
const hint = document.getElementById("meant-page");
const [meant] = /^\/[a-z-]+/.exec(location.pathname.toLowerCase()) ?? [];
const link = hint && document.querySelector(`a[href="${meant}"]`);

if (hint && link) {
  hint.append(link.cloneNode(true));
  hint.hidden = false;
}
