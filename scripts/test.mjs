import { findBrowser } from "./browser.mjs";
import { install, runScript } from "./install.mjs";

install();
const browser = findBrowser();

const env = browser ? { CHROME_PATH: browser } : {};

runScript("check");
runScript("unit");
runScript("build");
runScript("built", env);
runScript("journeys", env);
