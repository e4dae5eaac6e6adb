import { spawnSync } from "node:child_process";

// Every check there is, npm test first. Each runs even if one before it has failed.
const commands = ["test", "check:html", "journeys:long", "journeys:firefox", "test:hosts", "bench"];

const results = commands.map((command) => {
  const started = performance.now();
  const args = ["run", "--silent", ...command.split(" ")];
  const { status } = spawnSync("npm", args, {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  return { command: `npm run ${command}`, passed: status === 0, seconds };
});

console.table(results);
const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
console.log(`${minutes.toFixed(0)} minutes`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
