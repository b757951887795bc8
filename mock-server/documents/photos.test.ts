import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPdf } from '../testing/readPdf.ts';
import { makePdf } from './makePdf.ts';
import { photoGrid } from './photos.ts';
import { pictureOf } from './picture.ts';

const chunk = (name: string, body: Uint8Array) => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

type Png = {
  width?: number;
  height?: number;
  depth?: number;
  kind?: number;
  interlaced?: number;
  rows?: Buffer;
};
/** A PNG of 4 x 2 transparent pixels, or as requested. */
const png = (
  { width = 4, height = 2, depth = 8, kind = 6, interlaced = 0, rows = Buffer.alloc(2 * 17) }: Png = {},
  ...more: Buffer[]
) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, kind, 0, 0, interlaced], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** The beginning of a JPEG up to its size: 2 x 1, with this number of components. */
const jpeg = (components = 3, padding: number[] = []) =>
  Buffer.from(
    [
      [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2],
      padding,
      [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 2, components, 0, 0, 0, 0xff, 0xd9],
    ].flat(),
  );

const print = async (...photos: Uint8Array[]) =>
  readPdf(
    await makePdf(
      {
        content: [
          photoGrid(
            photos.map((bytes, index) => ({ bytes, caption: `Photo ${index}` })),
            500,
          ),
        ],
      },
      { language: 'en', title: 'Photos', vessel: 'M/Y Halcyon' },
    ),
  );

test('JPEG and PNG are printed with their captions, a transparent one with its mask', async () => {
  const pdf = await print(
    jpeg(),
    png(),
    png({ kind: 0, rows: Buffer.alloc(2 * 5) }),
    png({ kind: 3, rows: Buffer.alloc(10) }, chunk('PLTE', Buffer.alloc(3))),
  );
  expect(pdf.pictures).toBe(5);
  expect(pdf.text).toContain('Photo 0Photo 1Photo 2Photo 3');
});

test('a photo at an offset of a shared buffer is read from that offset', () => {
  const around = Buffer.concat([Buffer.alloc(7), png(), Buffer.alloc(9)]);
  expect(pictureOf(around.subarray(7, around.length - 9))).toBe(pictureOf(png()));
});

const badFilter = Buffer.alloc(2 * 17);
badFilter[17] = 5;
test.each([
  ['a text', Buffer.from('not a picture')],
  ['a PNG cut off', png().subarray(0, 60)],
  ['a PNG without pixels', png({ rows: Buffer.alloc(0) })],
  ['a PNG with a row missing', png({ rows: Buffer.alloc(17) })],
  ['a PNG with more than it says', png({ rows: Buffer.alloc(3 * 17) })],
  ['a PNG with a filter that is none', png({ rows: badFilter })],
  ['a PNG that says it is huge', png({ width: 100_000, height: 100_000 })],
  ['an interlaced PNG', png({ interlaced: 1 })],
  ['a PNG with two headers', png({}, png().subarray(8, 33))],
  ['a palette PNG without a palette', png({ kind: 3, rows: Buffer.alloc(10) })],
  [
    'a see-through palette of 4 bits',
    png(
      { kind: 3, depth: 4, rows: Buffer.alloc(6) },
      chunk('PLTE', Buffer.alloc(3)),
      chunk('tRNS', Buffer.alloc(1)),
    ),
  ],
  [
    'a PNG whose pixels are no deflate',
    (() => {
      const whole = png();
      whole.fill(7, 43, whole.length - 16);
      return whole;
    })(),
  ],
  ['a JPEG of two components', jpeg(2)],
  ['a JPEG with padding between its parts', jpeg(3, [0xff])],
  ['a JPEG without a size', jpeg().subarray(0, 12)],
])('%s is left out, and the document is made all the same', async (_, bytes) => {
  const pdf = await print(bytes, jpeg());
  expect(pdf.pictures).toBe(1);
  expect(pdf.text).toContain('Photo 1');
  expect(pdf.text).not.toContain('Photo 0');
});
