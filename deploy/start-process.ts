import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A server in a child process. */
export interface ServerProcess {
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a server and waits until it accepts connections on the port.
 * @throws when the port is in use, or when the server exits before it accepts connections
 */
export async function startProcess(
  port: number,
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<ServerProcess> {
  await assertFree(port);
  const server = spawn(command, args, { ...options, stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(server, "exit").then(([code]) => {
    throw new Error(`${command} exited with ${code} before it answered on port ${port}`);
  });
  await Promise.race([untilAnswered(port), ended]);
  ended.catch(() => {});
  return {
    pid: server.pid ?? 0,
    async stop() {
      server.kill("SIGTERM");
      if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
    },
  };
}

/** A process that still uses the port would answer instead of the new server, with an old build. */
async function assertFree(port: number): Promise<void> {
  const probe = createServer().listen(port);
  await once(probe, "listening").catch((cause) => {
    const cure = "end what listens there, or set TEST_PORT to another one";
    throw new Error(`port ${port} is taken: ${cure}`, { cause });
  });
  probe.close();
  await once(probe, "close");
}

/** Waits until the port accepts connections, at most a minute. */
async function untilAnswered(port: number): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const socket = connect(port, "localhost");
    try {
      await once(socket, "connect");
      return;
    } catch (error) {
      if (attempt === 300) throw error;
      await wait(200);
    } finally {
      socket.destroy();
    }
  }
}
