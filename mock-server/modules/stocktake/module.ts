import { sql } from 'kysely';
import {
  countSchema,
  newCount,
  type StocktakeCount,
  stocktakeCommands,
  stocktakeReads,
} from '#modules/stocktake/contract/counts.ts';
import { type Stocktake, stocktakes } from '#modules/stocktake/contract.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { cancel, close, reopen } from './close.ts';
import { count, countsOf, shownTo } from './counts.ts';
import { paper } from './paper.ts';
import { readSheet } from './readSheet.ts';

const counts = async (call: Call<typeof stocktakeReads.counts>): Promise<StocktakeCount[]> => {
  const sheet = await readSheet(call, call.params.id);
  return shownTo(call.viewer, sheet, await countsOf(call, sheet));
};

const checkPlace = async ({ db }: Pick<Call, 'db'>, { boatID, locationID }: Stocktake) => {
  if (locationID === '') return;
  const { rows } =
    await sql`select 1 from locations where _id = ${locationID} and boat_id = ${boatID} for share`.execute(
      db,
    );
  if (rows.length === 0) throw fail(400, 'placeMissing', {}, 'locationID');
};

/** Count sheets and their counts. */
export const stocktakeModule = defineModule({
  schemas: { Stocktake: stocktakes.item, StocktakeCount: countSchema, NewStocktakeCount: newCount },
  serves: {
    stocktakes: serveResource(stocktakes, {
      fill: async (_db, _boatID, drafts, viewer) =>
        drafts.map((draft) => ({ startedBy: viewer.name, startedByID: viewer._id, ...draft })),
      check: async (call, next, before) => {
        if (before && before.status !== 'open') throw fail(400, 'stocktakeClosed');
        if (next.locationID !== before?.locationID) await checkPlace(call, next);
        // Whoever may not see what is booked does not make it visible.
        if (
          before?.blind &&
          !next.blind &&
          before.startedByID !== call.viewer._id &&
          call.viewer.role === 'crew'
        )
          throw fail(403, 'stocktakeBlind', {}, 'blind');
      },
      checkRemove: async ({ db }, { _id, boatID }) => {
        const { rows } =
          await sql`select 1 from stocktake_counts where boat_id = ${boatID} and stocktake_id = ${_id} limit 1`.execute(
            db,
          );
        if (rows.length > 0) throw fail(409, 'stocktakeStays');
      },
    }),
    stocktakeCommands: serve(stocktakeCommands, { count, close, cancel, reopen }),
    stocktakeReads: serve(stocktakeReads, { counts, paper }, { limits: { paper: 'paper' } }),
  },
});
