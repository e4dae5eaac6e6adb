import { spawn } from "node:child_process";
import { once } from "node:events";
import { untilAnswered } from "./ask.ts";

/** A server in a process of its own. */
export interface ServerProcess {
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a server and waits until it answers on the port.
 * @throws when it ends by itself, as where the port is taken
 */
export async function startProcess(
  port: number,
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<ServerProcess> {
  const server = spawn(command, args, { ...options, stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(server, "exit").then(([code]) => {
    throw new Error(`${command} ended with ${code} before it answered on port ${port}`);
  });
  await Promise.race([untilAnswered(port), ended]);
  ended.catch(() => {});
  return {
    pid: server.pid ?? 0,
    async stop() {
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
    },
  };
}
