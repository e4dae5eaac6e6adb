import { install, runScript } from "./install.mjs";

install();
runScript("build");
runScript("serve");
