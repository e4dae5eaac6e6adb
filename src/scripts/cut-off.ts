/**
 * A page that broke off on its way says so and offers to load it again; browsers show it as if it
 * were whole. Chromium tells of a broken connection by no event at all, so this looks every few
 * seconds whether more has come. It stands as text in each page's head, before all that may be lost.
 */
const patience = 5000;
let arrived = 0;
let notice: HTMLElement | undefined;

const showNotice = () => {
  if (notice) return;
  const { cutOff = "", loadAgain = "" } = document.documentElement.dataset;
  const again = document.createElement("button");
  again.textContent = loadAgain;
  again.onclick = () => location.reload();
  notice = document.createElement("p");
  notice.className = "cut-off";
  notice.role = "alert";
  notice.append(`${cutOff} `, again);
  if (!document.body) {
    // Cut off in its head, a page is never drawn: an empty one in its place is.
    document.open();
    document.close();
  }
  document.body.prepend(notice);
};
const look = () => {
  if (document.getElementById("page-end")) {
    clearInterval(timer);
    notice?.remove();
    return;
  }
  const length = document.documentElement.innerHTML.length;
  if (length === arrived || document.readyState !== "loading") showNotice();
  arrived = document.documentElement.innerHTML.length;
};
const timer = setInterval(look, patience);
document.addEventListener("DOMContentLoaded", look);
