// The scripts of every page, for what needs no React.
import "../islands/opening-hours/open-now.ts";
import "../sections/back-online.ts";
import "../sections/meant-page.ts";
import "../sections/menu.ts";
import "../sections/today.ts";
import "../service-worker/register.ts";
