import { type LabelKind, labels } from '#modules/labels/contract.ts';
import { sheets } from '#modules/labels/rules/sheet.ts';
import { readScoped } from '../auth/rowScope.ts';
import { defineModule, serve } from '../defineModule.ts';
import type { FindLabels } from '../documents/labelKinds.ts';
import { printPaper } from '../documents/printPaper.ts';
import { fail } from '../http/apiError.ts';
import { type Call, FileAnswer } from '../http/implement.ts';

type LabelCall = Call<(typeof labels)['equipment']>;
/** Labels in the order in which they were asked for. */
const sheetsOf = (find: FindLabels) => async (call: LabelCall) => {
  const { services, viewer, params, search, now } = call;
  const { sheet: sheetID, skip, language } = search;
  const ids = [...new Set(search.ids.split(','))];
  const sheet = sheets.find(({ id }) => id === sheetID);
  const { found, vessel } = await readScoped(services.database, viewer, async (db) => {
    const boat = await db
      .selectFrom('boats')
      .select('name')
      .where('_id', '=', params.boatID)
      .executeTakeFirst();
    return {
      found: await find({ db, boatID: params.boatID, ids, language }),
      vessel: boat?.name ?? '',
    };
  });
  if (found.length === 0 || !sheet) throw fail(404, 'notFound');
  const ordered = ids.flatMap((id) => found.find(({ _id }) => _id === id) ?? []);
  const { bytes, fileName } = await printPaper(viewer._id, {
    kind: 'labels',
    facts: {
      labels: ordered,
      sheet,
      skip,
      language,
      origin: services.origin,
      vessel,
      title: `${vessel}, ${ordered.length}`,
    },
    fileName: `labels-${now.slice(0, 10)}.pdf`,
  });
  return new FileAnswer(bytes, fileName);
};

/** Labels of things as PDF; each kind's module says what stands on them. */
export const labelsModule = defineModule({
  serves: {
    labels: serve(labels, (_services, { labels: kinds }) => {
      const of = (kind: LabelKind) => {
        const find = kinds.get(kind);
        if (!find) throw new Error(`No module finds labels of ${kind}`);
        return sheetsOf(find);
      };
      return { equipment: of('equipment'), inventory: of('inventory'), locations: of('locations') };
    }),
  },
});
