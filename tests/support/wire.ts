import { get } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** Bytes that an address sends to a browser that takes brotli. */
export function bytesOnTheWire(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "accept-encoding": "br" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}

/** Bytes of the text when it is compressed by itself. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text).length;
}
