import { gtinOf } from '#lib/gs1.ts';
import type { ScannedCode } from '#modules/scan/components/scanTarget.ts';
import type { InventoryItem } from '../contract.ts';

/** What an item keeps of a code: the article's number in 14 digits, without lot and expiry of one box, or the text. */
export const barcodeOf = ({ text, gs1 }: ScannedCode): string =>
  gs1?.gtin ?? gtinOf(text) ?? text.slice(0, 200);

/** The places in the list of the items with a learnt code, and of those with a part number on their boxes. */
type Index = { barcodes: Map<string, number[]>; parts: Map<string, number[]> };

const indexes = new WeakMap<readonly InventoryItem[], Index>();

const note = (places: Map<string, number[]>, code: string, place: number) => {
  const there = places.get(code);
  if (there) there.push(place);
  else places.set(code, [place]);
};

/** The index of a list, made once: ask for it before the first code comes. */
export const codeIndex = (items: readonly InventoryItem[]): Index => {
  const known = indexes.get(items);
  if (known) return known;
  const index: Index = { barcodes: new Map(), parts: new Map() };
  for (const [place, { barcodes, partNo, partNumbers }] of items.entries()) {
    for (const code of barcodes) note(index.barcodes, gtinOf(code) ?? code, place);
    if (partNo !== '') note(index.parts, partNo.toUpperCase(), place);
    for (const { code } of partNumbers) if (code !== '') note(index.parts, code.toUpperCase(), place);
  }
  indexes.set(items, index);
  return index;
};

/**
 * The items that a code means, in the order of the list: by an item's page (`id`), a learnt code, or a part number that
 * stands on its box.
 */
export const itemsMeant = (
  items: readonly InventoryItem[],
  code: ScannedCode,
  id: string | undefined,
): InventoryItem[] => {
  const { barcodes, parts } = codeIndex(items);
  const places = new Set([
    ...(id === undefined ? [] : [items.findIndex(({ _id }) => _id === id)]),
    ...(barcodes.get(barcodeOf(code)) ?? []),
    ...(parts.get(code.text.toUpperCase()) ?? []),
  ]);
  return [...places].sort((a, b) => a - b).flatMap((place) => items[place] ?? []);
};
