import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LogRecord } from '../contract.ts';
import { books } from './books.ts';
import { canonical } from './canonical.ts';
import { type Sealed, verifyVolume } from './chain.ts';
import { deckRows } from './deck.ts';
import { parsePosition, positionText } from './position.ts';
import { printedPages } from './printed.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type Deed = { device: string; words: string; amend: boolean };

/** A volume as a server seals it that joins what devices signed in the order of arrival. */
const volumeOf = (deeds: readonly Deed[]): Sealed[] => {
  const sealed: Sealed[] = [];
  const devices = new Map<string, { seq: number; hash: string }>();
  let target = { _id: '', hash: '' };
  for (const [index, { device, words, amend }] of [
    { device: 'bridge', words: '', amend: false },
    ...deeds,
  ].entries()) {
    const last = devices.get(device) ?? { seq: 0, hash: '' };
    const amends = amend && target._id !== '' && index > 1;
    const content = canonical({
      ...{ _id: `r${index}`, volumeID: 'v', kind: index === 0 ? 'open' : amends ? 'amend' : 'entry', words },
      ...{ amends: amends ? target._id : '', amendsHash: amends ? target.hash : '', covers: [] },
      ...{ device, deviceSeq: last.seq + 1, devicePrev: last.hash },
    });
    const hash = sha256(content);
    const stamp = canonical({ volumeID: 'v', n: index + 1, prev: sealed.at(-1)?.seal ?? '', content: hash });
    sealed.push({ content, stamp, seal: sha256(stamp) });
    devices.set(device, { seq: last.seq + 1, hash });
    if (index > 0) target = { _id: `r${index}`, hash };
  }
  return sealed;
};

const deeds = fc.array(
  fc.record({
    device: fc.constantFrom('bridge', 'engine room'),
    words: fc.string({ unit: 'grapheme' }),
    amend: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

describe('a chain of seals', () => {
  test('is whole however devices take turns', () => {
    fc.assert(
      fc.property(deeds, (given) => {
        const verdict = verifyVolume(volumeOf(given), sha256);
        expect(verdict).toMatchObject({ count: given.length + 1, broken: null, gaps: [] });
      }),
    );
  });

  test('shows any change of any letter of any record', () => {
    fc.assert(
      fc.property(
        deeds,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('content', 'stamp', 'seal'),
        fc.integer({ min: 1, max: 90 }),
        (given, record, place, part, shift) => {
          const volume = volumeOf(given);
          const at = record % volume.length;
          const found = volume[at] ?? { content: '', stamp: '', seal: '' };
          const text = found[part];
          const letter = place % text.length;
          const changed =
            text.slice(0, letter) +
            String.fromCharCode((text.charCodeAt(letter) + shift) % 0xd800) +
            text.slice(letter + 1);
          const { broken } = verifyVolume(volume.with(at, { ...found, [part]: changed }), sha256);
          // A changed seal of the last record is its own break; of others, also that of the record after.
          expect(broken?.n).toBe(at + 1);
        },
      ),
    );
  });

  test('shows any changed bit of any sealed text', () => {
    fc.assert(
      fc.property(
        deeds,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('content', 'stamp', 'seal'),
        (given, record, bit, part) => {
          const volume = volumeOf(given);
          const at = record % volume.length;
          const found = volume[at] ?? { content: '', stamp: '', seal: '' };
          const bytes = Buffer.from(found[part]);
          const place = bit % (bytes.length * 8);
          bytes[place >> 3] = (bytes[place >> 3] ?? 0) ^ (1 << (place & 7));
          const text = bytes.toString('utf8');
          expect(verifyVolume(volume.with(at, { ...found, [part]: text }), sha256).broken?.n).toBe(at + 1);
        },
      ),
    );
  });

  test('keeps every entry, and each amendment behind what it amends, whatever the clocks of two devices say', () => {
    const skew = fc.integer({ min: -4_000_000_000, max: 4_000_000_000 });
    fc.assert(
      fc.property(deeds, skew, skew, (given, bridge, below) => {
        const records = volumeOf(given).map(({ content, seal }, index): LogRecord => {
          const said = JSON.parse(content);
          const clock = Date.UTC(2026, 5, 18) + (said.device === 'bridge' ? bridge : below) + index * 60_000;
          const at = new Date(clock).toISOString();
          return {
            ...{
              _id: said._id,
              volumeID: 'v',
              n: index + 1,
              page: 1,
              hash: sha256(content),
              seal,
              arrivedAt: at,
            },
            content: { ...said, at, signedAt: at, zone: 0, code: 'row', fields: {}, reason: said.words },
            signer: { userID: 'u', name: 'A', rank: '', ink: '' },
          };
        });
        const rows = deckRows(records.toSorted((a, b) => b.n - a.n)).map(({ record }) => record._id);
        expect(rows.toSorted()).toEqual(
          records
            .slice(1)
            .map(({ _id }) => _id)
            .toSorted(),
        );
        for (const { _id, content } of records)
          if (content.kind === 'amend')
            expect(rows.indexOf(_id)).toBeGreaterThan(rows.indexOf(content.amends));
        const [page] = printedPages(books.sea, records, 1);
        expect(page?.rows.map(({ record }) => record.n)).toEqual(given.map((_, index) => index + 2));
      }),
    );
  });

  test('shows records that were removed, swapped or doubled', () => {
    fc.assert(
      fc.property(deeds, fc.nat(), (given, record) => {
        const volume = volumeOf(given);
        const at = record % (volume.length - 1);
        expect(verifyVolume(volume.toSpliced(at, 1), sha256).broken).not.toBeNull();
        expect(
          verifyVolume(volume.toSpliced(at, 2, ...volume.slice(at, at + 2).reverse()), sha256).broken,
        ).not.toBeNull();
        expect(verifyVolume([...volume, ...volume.slice(-1)], sha256).broken).not.toBeNull();
      }),
    );
  });

  test('shows a record left out even where all seals after it were made anew', () => {
    const own = ['one', 'two', 'three'].map((words) => ({ device: 'bridge', words, amend: false }));
    const contents = volumeOf(own).map(({ content }) => content);
    let prev = '';
    const forged = contents.toSpliced(2, 1).map((content, index) => {
      const stamp = canonical({ volumeID: 'v', n: index + 1, prev, content: sha256(content) });
      prev = sha256(stamp);
      return { content, stamp, seal: prev };
    });
    expect(verifyVolume(forged, sha256)).toMatchObject({ broken: null, gaps: [3] });
  });
});

describe('positions', () => {
  test.each([
    "43°26.4'N 007°13.6'E",
    'N43 26.4 E7 13.6',
    '43.44, 7.226667',
    '43,44 7,226667',
    '43°26\'24"N, 7°13\'36"E',
    '43 26.4N 7 13.6E',
  ])('%s is read', (text) => {
    const read = parsePosition(text);
    expect(read?.lat).toBeCloseTo(43.44, 4);
    expect(read?.lon).toBeCloseTo(7.226667, 4);
  });

  test.each(['', 'here', '91 0', '43 61N 7 13E', "7°13.6'E 43°26.4'N", '43.44'])('%s is none', (text) =>
    expect(parsePosition(text)).toBeUndefined(),
  );

  test('are read as they are written', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.double({ min: -179, max: 179, noNaN: true }),
        (lat, lon) => {
          const read = parsePosition(positionText({ lat, lon }, 3));
          expect(read?.lat).toBeCloseTo(lat, 4);
          expect(read?.lon).toBeCloseTo(lon, 4);
        },
      ),
    );
  });
});
