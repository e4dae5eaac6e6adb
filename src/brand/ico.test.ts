import sharp from "sharp";
import { expect, test } from "vitest";
import { icoOf } from "./ico.ts";

async function square(size: number): Promise<{ size: number; png: Uint8Array }> {
  const picture = { width: size, height: size, channels: 4 as const, background: "#ab3d18" };
  return { size, png: await sharp({ create: picture }).png().toBuffer() };
}

test("a Windows icon lists each picture with its size, and contains it at the listed offset", async () => {
  const [small, large] = [await square(16), await square(32)];
  const ico = Buffer.from(icoOf([small, large]));

  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  expect([...ico.subarray(6, 14)]).toEqual([16, 16, 0, 0, 1, 0, 32, 0]);
  expect([...ico.subarray(22, 30)]).toEqual([32, 32, 0, 0, 1, 0, 32, 0]);
  const start = ico.readUInt32LE(34);
  const second = ico.subarray(start, start + ico.readUInt32LE(30));
  expect(await sharp(second).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
});
