import type { ScanCard } from '#modules/scan/components/scanTarget.ts';

/** Stock in hand: items and places are scanned in one run, in any order. */
export const stockCard: ScanCard = { id: 'stock', part: () => import('./StockRun.tsx') };
