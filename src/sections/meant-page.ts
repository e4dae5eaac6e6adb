// Fills in the line of NotFoundNote.tsx: "/Pricing", "/pricing," and "/pricing%20" mean "/pricing".
const line = document.getElementById("meant-page");
const [meant] = /^\/[a-z-]+/.exec(location.pathname.toLowerCase()) ?? [];
const link = line && document.querySelector(`a[href="${meant}"]`);

if (line && link) {
  line.append(link.cloneNode(true));
  line.hidden = false;
}
