import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRowPool, firstPooledRow, poolSize, rowAtOffset, rowInSlot, topsOf } from './rowPool.ts';
import { fitsWidth } from './textWidth.ts';

const sights = fc.record({
  offset: fc.nat(400_000),
  view: fc.integer({ min: 1, max: 2000 }),
  height: fc.integer({ min: 20, max: 200 }),
  count: fc.nat(10_000),
});
const drawn = (slots: ReturnType<typeof createRowPool>) =>
  Array.from({ length: slots.size() }, (_, slot) => slots.rowIn(slot));

describe('slots', () => {
  it('contain every visible row, each once, and no missing one, wherever it was before', () => {
    fc.assert(
      fc.property(sights, fc.option(fc.nat(10_000), { nil: undefined }), (sight, before) => {
        const offset = Math.max(0, Math.min(sight.offset, sight.count * sight.height - sight.view));
        const size = poolSize(sight);
        const first = firstPooledRow({ ...sight, offset }, size, before);
        const rows = Array.from({ length: size }, (_, slot) => rowInSlot(slot, first, size));
        expect(new Set(rows).size).toBe(size);
        for (const row of rows) expect(row >= 0 && row < sight.count).toBe(true);
        const top = Math.floor(offset / sight.height);
        const end = Math.min(sight.count, Math.ceil((offset + sight.view) / sight.height));
        for (let row = top; row < end; row++) expect(rows).toContain(row);
      }),
    );
  });

  it('contain every visible row if rows differ in height', () => {
    const heights = fc.array(fc.constantFrom(52, 130), { minLength: 100, maxLength: 400 });
    fc.assert(
      fc.property(heights, fc.nat(60_000), fc.integer({ min: 1, max: 2000 }), (list, at, view) => {
        const tops = topsOf(list, (height) => height);
        const total = list.reduce((sum, height) => sum + height, 0);
        expect(tops.at(-1)).toBe(total);
        const offset = Math.max(0, Math.min(at, total - view));
        const sight = {
          offset,
          view,
          height: 52,
          count: list.length,
          rowAt: (from: number) => rowAtOffset(tops, from),
        };
        const size = poolSize(sight);
        const first = firstPooledRow(sight, size);
        for (const row of list.keys()) {
          const seen = (tops[row + 1] ?? 0) > offset && (tops[row] ?? 0) < offset + view;
          if (seen) expect(row >= first && row < first + size).toBe(true);
        }
      }),
    );
  });

  it('that keep their row are not notified of a scroll', () => {
    fc.assert(
      fc.property(sights, fc.integer({ min: -3000, max: 3000 }), (sight, by) => {
        const slots = createRowPool();
        slots.follow(sight, () => {});
        const before = drawn(slots);
        const notified = new Set<number>();
        for (const slot of before.keys()) slots.subscribeTo(slot, () => notified.add(slot));
        slots.follow({ ...sight, offset: Math.max(0, sight.offset + by) }, () => {});
        const changed = drawn(slots).flatMap((row, slot) => (row === before[slot] ? [] : [slot]));
        expect([...notified].sort((a, b) => a - b)).toEqual(changed);
      }),
    );
  });

  it('change together every few rows, and are ahead of the scroll', () => {
    const slots = createRowPool();
    const sight = { offset: 3200, view: 640, height: 32, count: 5000 };
    slots.follow(sight, () => {});
    const scroll = (by: number) =>
      Array.from({ length: 40 }, (_, row) => {
        const before = drawn(slots);
        const top = 100 + row * by;
        slots.follow({ ...sight, offset: top * 32 }, () => {});
        const ahead = by > 0 ? Math.max(...drawn(slots)) - (top + 20) : top - Math.min(...drawn(slots));
        return { ahead, changed: drawn(slots).filter((now, slot) => now !== before[slot]).length };
      });
    for (const frames of [scroll(1), scroll(-1)]) {
      expect(Math.min(...frames.map(({ ahead }) => ahead))).toBeGreaterThanOrEqual(3);
      expect(frames.filter(({ changed }) => changed > 0).length).toBeLessThanOrEqual(6);
    }
  });
});

describe('a text', () => {
  it('certainly fits or is clipped', () => {
    expect(fitsWidth('Engine room', 140, 13)).toBe(true);
    expect(fitsWidth('WWWWWWWWWWWWWW', 140, 13)).toBe(false);
    expect(fitsWidth('主机燃油系统过滤器检查', 140, 13)).toBe(false);
    expect(fitsWidth('', 0, 13)).toBe(true);
  });
});
