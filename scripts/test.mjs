import { findBrowser } from "./browser.mjs";
import { install, runScript } from "./install.mjs";

install();
const env = findBrowser();

runScript("check");
runScript("unit");
runScript("build");
runScript("built", env);
runScript("journeys", env);
