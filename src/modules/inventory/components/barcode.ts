import { gtinOf } from '#lib/gs1.ts';
import type { ScannedCode } from '#modules/scan/components/scanTarget.ts';
import type { InventoryItem } from '../contract.ts';

/** What an item keeps of a code: the article's number in 14 digits, without lot and expiry of one box, or the text. */
export const barcodeOf = ({ text, gs1 }: ScannedCode): string =>
  gs1?.gtin ?? gtinOf(text) ?? text.slice(0, 200);

/** Whether an item is meant: by its page, a learnt code, or a part number that stands on its box. */
export const isMeant = (item: InventoryItem, code: ScannedCode, id: string | undefined) => {
  const barcode = barcodeOf(code);
  const text = code.text.toUpperCase();
  return (
    item._id === id ||
    item.barcodes.some((known) => (gtinOf(known) ?? known) === barcode) ||
    [item.partNo, ...item.partNumbers.map((part) => part.code)].some(
      (part) => part !== '' && part.toUpperCase() === text,
    )
  );
};
