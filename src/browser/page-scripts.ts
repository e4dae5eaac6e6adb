// Everything a page's script does, loaded after first paint (Page.astro).
import "../service-worker/register.ts";
import "./manifest.ts";
import "./menu.ts";
import "./prefetch.ts";
import "./reach-hours.ts";
import "./today.ts";
import "./tooltips.ts";
