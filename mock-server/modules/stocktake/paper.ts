import { sql } from 'kysely';
import { locations } from '#modules/locations/contract.ts';
import { PATH_SEPARATOR, pathsOf, spotPath } from '#modules/locations/rules.ts';
import type { stocktakeReads } from '#modules/stocktake/contract/counts.ts';
import { countedLines, mayReview } from '#modules/stocktake/rules.ts';
import { readScoped } from '../../auth/rowScope.ts';
import { printPaper } from '../../documents/printPaper.ts';
import type { StocktakeFacts } from '../../documents/stocktakeSheet.ts';
import { fail } from '../../http/apiError.ts';
import { type Call, FileAnswer } from '../../http/implement.ts';
import { countsOf } from './counts.ts';
import { readSheet } from './readSheet.ts';

/** What differs on a sheet, as far as the caller sees its items, as a PDF. */
export const paper = async (call: Call<typeof stocktakeReads.paper>): Promise<FileAnswer> => {
  const { viewer, now, search } = call;
  const facts = await readScoped(call.services.database, viewer, async (db): Promise<StocktakeFacts> => {
    const sheet = await readSheet({ db, viewer }, call.params.id);
    if (!mayReview(viewer, sheet)) throw fail(403, 'stocktakeBlind');
    const { rows: boats } = await sql<{ name: string; zone: string }>`
      select name, coalesce(nullif(data->>'timeZone', ''), 'UTC') as zone from boats where _id = ${sheet.boatID}`.execute(
      db,
    );
    const { rows: places } = await sql<{ data: unknown }>`
      select data from locations where boat_id = ${sheet.boatID}`.execute(db);
    const paths = pathsOf(places.map(({ data }) => locations.item.parse(data)));
    const lines = [...countedLines(await countsOf({ db }, sheet)).values()]
      .filter(({ state }) => state !== 'again')
      .map((line) => ({ line, where: spotPath(paths, line.count.spot) }))
      .sort(
        (a, b) =>
          a.where.localeCompare(b.where) || a.line.count.itemName.localeCompare(b.line.count.itemName),
      );
    const [boat] = boats;
    return {
      sheet,
      lines,
      place: (paths.get(sheet.locationID) ?? []).join(PATH_SEPARATOR),
      vessel: { name: boat?.name ?? '', timeZone: boat?.zone ?? 'UTC' },
      language: search.language,
      now,
    };
  });
  const { bytes, fileName } = await printPaper(viewer._id, { kind: 'stocktake', facts });
  return new FileAnswer(bytes, fileName);
};
