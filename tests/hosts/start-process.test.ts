import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { startProcess } from "../../deploy/start-process.ts";
import { freePort } from "../support/content-copy.ts";

test.each(["0.0.0.0", "127.0.0.1"])("a port that is in use on %s is refused", async (address) => {
  const leftover = createServer().listen(0, address);
  await once(leftover, "listening");
  const { port } = leftover.address() as AddressInfo;
  const started = startProcess(port, process.execPath, ["-e", "setTimeout(() => {}, 3_000)"]);
  await expect(started.finally(() => leftover.close())).rejects.toThrow(
    `port ${port} is taken: end what listens there, or set TEST_PORT to another one`,
  );
});

test("a server that was stopped by the same signal as its parent counts as stopped", async () => {
  const port = await freePort();
  const script = `http.createServer((_, response) => response.end()).listen(${port})`;
  const { pid, stop } = await startProcess(port, process.execPath, ["-e", script]);
  process.kill(pid, "SIGTERM");
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"));
  await stop();
});
