// Runs inline after the notice, before it is painted: the page may be older than the notice's last day.
const notice = document.querySelector<HTMLElement>("[data-until]");
if (notice) {
  const { until = "", zone } = notice.dataset;
  // Swedish dates are ISO dates.
  if (new Date().toLocaleDateString("sv", { timeZone: zone }) > until) notice.remove();
}
