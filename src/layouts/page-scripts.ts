// All that a page does besides being read. It comes after the first paint (Page.astro).
import { wakeHints } from "../islands/hint/wake.ts";
import "../scripts/keep-pages.ts";
import "../scripts/manifest.ts";
import "../scripts/menu.ts";
import "../scripts/prefetch.ts";
import "../scripts/reach-hours.ts";
import "../scripts/today.ts";

const links = document.getElementById("social-links");
if (links) wakeHints(links);
