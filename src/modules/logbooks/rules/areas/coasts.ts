import type { Corner } from './area.ts';

export const easternMediterranean: readonly Corner[] = [
  [43, -0.5],
  [44.2, 3],
  [46.2, 12],
  [45.9, 14.2],
  [41.2, 26.4],
  [41, 26.9],
  [41, 30],
  [37.2, 37],
  [31, 35],
  [29.8, 31],
  [29.8, 18],
  [33, 9],
  [34.8, -2],
];

/** From the coast of Brittany to the Skaw, inland of the harbours of the Channel and the North Sea. */
export const continent: readonly Corner[] = [
  [48.5, 0.5],
  [49.2, 1.5],
  [50, 2.3],
  [50.9, 3],
  [50.9, 4.8],
  [51.3, 5],
  [52.4, 6.2],
  [52.9, 6.9],
  [52.9, 9.2],
  [53.2, 10.3],
  [53.6, 10.3],
  [53.9, 9.9],
  [54.3, 9.4],
  [54.9, 9.2],
  [55.5, 9.3],
  [56.4, 9.5],
  [57.1, 9.7],
  [57.75, 10.6],
];
/** From the Swedish coast at the parallel of the Skaw to 62° N, inland of the fjords. */
export const scandinavia: readonly Corner[] = [
  [57.75, 12.6],
  [59.2, 11.9],
  [60.2, 11.2],
  [60.8, 9],
  [62, 9],
];
