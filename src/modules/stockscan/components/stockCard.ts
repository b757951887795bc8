import { loadTexts } from '#lib/text.ts';
import type { ScanCard } from '#modules/scan/components/scanTarget.ts';

/** Stock in hand: items and places are scanned in one run, in any order. */
export const stockCard: ScanCard = {
  id: 'stock',
  part: async () => {
    const [code] = await Promise.all([
      import('./StockRun.tsx'),
      loadTexts('stockscan', 'movements', 'inventory'),
    ]);
    return code;
  },
};
