/** The CRC-32 of bytes, as ZIP has it. */
const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
const crc32 = (bytes: Uint8Array) => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
};

const deflate = async (bytes: Uint8Array<ArrayBuffer>) => {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** Little-endian fields of 2 or 4 bytes. */
const fields = (...values: readonly (readonly [size: 2 | 4, value: number])[]) => {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of values) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
};

const VERSION = 20;
const UTF8 = 0x800;
const DEFLATED = 8;
/** 1 January 1980, the first day that ZIP knows: the same content is the same file. */
const DAY = 0x21;

/**
 * A ZIP file of texts. The browser compresses outside the page's thread by itself, so this needs no worker, which the
 * security policy would forbid if it came from a blob.
 */
export const zip = async (files: Readonly<Record<string, string>>): Promise<BlobPart[]> => {
  const body: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  const encoder = new TextEncoder();
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, bytes] = [encoder.encode(path), encoder.encode(text)];
    const packed = await deflate(bytes);
    const shared = [
      [2, UTF8],
      [2, DEFLATED],
      [2, 0],
      [2, DAY],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const head = fields([4, 0x04034b50], [2, VERSION], ...shared);
    body.push(head, name, packed);
    directory.push(
      fields(
        [4, 0x02014b50],
        [2, VERSION],
        [2, VERSION],
        ...shared,
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ),
      name,
    );
    offset += head.length + name.length + packed.length;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const count = Object.keys(files).length;
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, length],
    [4, offset],
    [2, 0],
  );
  return [...body, ...directory, end];
};
