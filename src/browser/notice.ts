// Runs inline after the notice, before it is painted: the page may be older than the notice's last day.
const notice = document.querySelector<HTMLElement>("[data-until]");
if (Date.now() >= Number(notice?.dataset.until)) notice?.remove();
