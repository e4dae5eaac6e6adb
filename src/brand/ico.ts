interface Picture {
  /** Width and height in pixels, at most 255. */
  size: number;
  png: Uint8Array;
}

/** Packs PNGs into a Windows icon file: ICONDIR, one ICONDIRENTRY per picture, then the pictures. */
export function icoOf(pictures: readonly Picture[]): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Uint8Array.from(Buffer.concat([head, ...pictures.map(({ png }) => png)]));
}
