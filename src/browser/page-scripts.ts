// The scripts of every page, loaded after first paint (Page.astro).
import "../service-worker/register.ts";
import "./islands.ts";
import "./load-open-now.ts";
import "./manifest.ts";
import "./menu.ts";
import "./prefetch.ts";
import "./today.ts";
