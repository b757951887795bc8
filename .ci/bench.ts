import { buildIfNeeded } from '../mock-server/build.ts';
import { measureApi } from './bench/api.ts';
import { type Figure, printFigures } from './bench/figure.ts';
import { type Harness, openHarness } from './bench/harness.ts';
import { equipmentList, worklist } from './bench/lists.ts';
import { measureDay, measureSync, measureTap } from './bench/offline.ts';
import {
  measureCompletion,
  measureFirstRows,
  measureFirstScreen,
  measureInteractions,
  measureLongList,
} from './bench/screens.ts';
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
};

const requested = process.argv.slice(2);
const harness = await openHarness();
const figures: Figure[] = [];
if (harness) {
  await buildIfNeeded();
  for (const [name, measure] of Object.entries(groups)) {
    if (requested.length > 0 && !requested.includes(name)) continue;
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
