import { inflateSync } from 'node:zlib';
import { sniffType } from '../store/files.ts';

/** Samples per pixel by a PNG's colour type: 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha. */
const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Pixels of one picture, and of all of a paper. The browser scales photos down and sends JPEG, which a document takes as it
 * is; only PNG is unpacked.
 */
const MAX_PIXELS = 4_000_000;
export const MAX_PAPER_PIXELS = 16_000_000;

const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

type Chunk = { name: string; body: Buffer; whole: Buffer };

/** The chunks of a PNG that make up its image; undefined if it is truncated. */
const chunksOf = (data: Buffer): Chunk[] | undefined => {
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= data.length; ) {
    const length = data.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > data.length) return undefined;
    const name = data.toString('latin1', at + 4, at + 8);
    if (needed.has(name))
      chunks.push({ name, body: data.subarray(at + 8, end - 4), whole: data.subarray(at, end) });
    if (name === 'IEND') return chunks;
    at = end;
  }
  return undefined;
};

/** Whether all compressed rows are present, each with a valid filter (the first byte of a row). */
const hasAllRows = (packed: Buffer, rowBytes: number, height: number): boolean => {
  try {
    const rows = inflateSync(packed, { maxOutputLength: rowBytes * height });
    if (rows.length !== rowBytes * height) return false;
    for (let at = 0; at < rows.length; at += rowBytes) if ((rows[at] ?? 9) > 4) return false;
    return true;
  } catch {
    return false;
  }
};

/**
 * A PNG reduced to its image, or undefined if it is damaged or of a kind that the library reads wrongly (interlaced,
 * transparent palettes of less than 8 bits). The library decompresses transparent images where no error can be caught,
 * so a broken one would end the process.
 */
const wholePng = (data: Buffer, most: number): Buffer | undefined => {
  const chunks = chunksOf(data);
  const [header, ...rest] = chunks ?? [];
  if (header?.name !== 'IHDR' || header.body.length !== 13 || rest.some(({ name }) => name === 'IHDR'))
    return undefined;
  const [width, height] = [header.body.readUInt32BE(0), header.body.readUInt32BE(4)];
  const [depth = 0, kind = 1, , , interlaced] = header.body.subarray(8);
  const names = new Set(rest.map(({ name }) => name));
  const bits = [1, 2, 4, 8, 16].includes(depth) ? depth * (samples[kind] ?? 0) : 0;
  if (bits === 0 || interlaced !== 0 || width * height === 0 || width * height > Math.min(most, MAX_PIXELS))
    return undefined;
  if (kind === 3 && !names.has('PLTE')) return undefined;
  if (depth < 8 && (names.has('tRNS') || kind > 3)) return undefined;
  // A palette with true colours is only a hint, and the library would mistake it for the colours.
  const usedChunks = rest.filter(({ name }) => kind === 3 || name !== 'PLTE');
  const packed = Buffer.concat(rest.filter(({ name }) => name === 'IDAT').map(({ body }) => body));
  return hasAllRows(packed, 1 + Math.ceil((width * bits) / 8), height)
    ? Buffer.concat([data.subarray(0, 8), header.whole, ...usedChunks.map(({ whole }) => whole)])
    : undefined;
};

/** Frame headers of JPEG (SOF0 to SOF15 without the three other markers between them). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Whether a JPEG states its size, in colours that PDF supports (1, 3 or 4 components). */
const isWholeJpeg = (data: Buffer): boolean => {
  for (let at = 2; at + 10 <= data.length; ) {
    const marker = data[at + 1] ?? 0;
    if (data[at] !== 0xff || marker === 0xff) return false;
    if (isFrame(marker)) {
      const area = data.readUInt16BE(at + 5) * data.readUInt16BE(at + 7);
      return area > 0 && [1, 3, 4].includes(data[at + 9] ?? 0);
    }
    at += 2 + data.readUInt16BE(at + 2);
  }
  return false;
};

/** The pixels that are unpacked for a picture: those of a PNG. */
export const pixelsOf = (bytes: Uint8Array): number => {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return sniffType(bytes, '') === 'image/png' && data.length >= 24
    ? data.readUInt32BE(16) * data.readUInt32BE(20)
    : 0;
};

/**
 * A stored JPEG or PNG in the form a document accepts; undefined if it is another type, damaged, or of more than `most`
 * pixels to unpack.
 */
export const pictureOf = (bytes: Uint8Array, most = MAX_PAPER_PIXELS): `data:image/${string}` | undefined => {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = sniffType(bytes, '');
  if (type === 'image/jpeg')
    return isWholeJpeg(data) ? `data:image/jpeg;base64,${data.toString('base64')}` : undefined;
  const png = type === 'image/png' ? wholePng(data, most) : undefined;
  return png && `data:image/png;base64,${png.toString('base64')}`;
};
