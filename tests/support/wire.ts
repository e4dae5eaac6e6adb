import { brotliCompressSync } from "node:zlib";

/** The bytes of a text when it is compressed by itself. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text).length;
}
