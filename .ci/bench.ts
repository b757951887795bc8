import { buildIfNeeded } from '../mock-server/build.ts';
import { measureApi } from './bench/api.ts';
import { type Figure, printFigures } from './bench/figure.ts';
import { type Harness, openHarness } from './bench/harness.ts';
import { equipmentList, worklist } from './bench/lists.ts';
import { measureLogbook } from './bench/logbook.ts';
import { measureDay, measureSync, measureTap } from './bench/offline.ts';
import { measureRest } from './bench/rest.ts';
import {
  measureCompletion,
  measureFirstRows,
  measureFirstScreen,
  measureInteractions,
  measureLongList,
} from './bench/screens.ts';
import { measureStock } from './bench/stock.ts';
import { measureUnchanged } from './bench/unchanged.ts';
import { measureWarm } from './bench/warm.ts';

/**
 * Measures the built product with the measuring harness. Figures are printed, never asserted: `npm run bench [-- api
 * list …]`.
 */
const groups: Record<string, (harness: Harness) => Promise<Figure[]>> = {
  first: measureFirstScreen(equipmentList),
  jobs: measureFirstScreen(worklist),
  P16: measureFirstRows(worklist),
  list: measureLongList(equipmentList),
  joblist: measureLongList(worklist),
  interact: measureInteractions(equipmentList),
  jobinteract: measureInteractions(worklist),
  complete: measureCompletion,
  sync: measureSync,
  day: measureDay,
  tap: measureTap,
  api: measureApi,
  warm: measureWarm,
  unchanged: measureUnchanged,
  rest: measureRest,
  stock: measureStock,
};

const requested = process.argv.slice(2);
const figures: Figure[] = [];
const isRequested = (name: string) => requested.length === 0 || requested.includes(name);
// It needs no harness.
if (isRequested('logbook')) figures.push(...(await measureLogbook()));
const harness =
  requested.some((name) => name !== 'logbook') || requested.length === 0 ? await openHarness() : undefined;
if (harness) {
  await buildIfNeeded();
  for (const [name, measure] of Object.entries(groups)) {
    if (!isRequested(name)) continue;
    console.info(`\n=== ${name}`);
    try {
      figures.push(...(await measure(harness)));
    } catch (error) {
      console.error(error);
      figures.push({ name, goal: '', measured: 'could not be measured', good: false });
    }
  }
  await harness.remove();
}
printFigures(figures);
