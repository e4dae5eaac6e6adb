import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { startProcess } from "../../deploy/start-process.ts";
import { freePort } from "../support/content-copy.ts";

test.each(["0.0.0.0", "127.0.0.1"])(
  "a server does not start where another one still listens on %s",
  async (address) => {
    const leftover = createServer((_, response) => response.end("old")).listen(0, address);
    await once(leftover, "listening");
    const { port } = leftover.address() as AddressInfo;
    try {
      await expect(
        startProcess(port, process.execPath, ["-e", "setTimeout(() => {}, 3_000)"]),
      ).rejects.toThrow(
        `port ${port} is taken: end what listens there, or set TEST_PORT to another one`,
      );
    } finally {
      leftover.close();
    }
  },
);

test("a server that was stopped by the same signal as its parent counts as stopped", async () => {
  const port = await freePort();
  const script = `http.createServer((_, response) => response.end()).listen(${port})`;
  const { pid, stop } = await startProcess(port, process.execPath, ["-e", script]);
  process.kill(pid, "SIGTERM");
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"));
  await stop();
});
