import { sql } from 'kysely';
import { audits, type Nonconformity, nonconformities } from '#modules/nonconformities/contract.ts';
import { objectionTo } from '#modules/nonconformities/rules/steps.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { lockRow, updateItem, type WriteContext } from '../../store/records.ts';
import { fillNcNumbers } from './numbers.ts';

/** Who verified and who closed, as the server saw it. */
const stamp = async (call: WriteContext, { _id, status }: Nonconformity, before?: Nonconformity) => {
  if (!before || before.status === status) return;
  const row = await lockRow<Nonconformity>(call.db, nonconformities, _id);
  if (!row) return;
  const [by, at] = [call.viewer.name, call.now];
  const fields =
    status === 'verified'
      ? { verifiedBy: by, verifiedAt: at, closedBy: '', closedAt: null }
      : status === 'closed'
        ? { closedBy: by, closedAt: at }
        : { verifiedBy: '', verifiedAt: null, closedBy: '', closedAt: null };
  await updateItem<Nonconformity>(call, nonconformities, row, fields);
};

const audit = async ({ db, viewer }: Call<typeof audits.audit>) => {
  const { rows } = await sql<{ data: unknown; boat: string; responsible: string }>`
    select n.data, b.name as boat,
      coalesce(nullif(trim(concat(p.data->>'firstName', ' ', p.data->>'lastName')), ''), '') as responsible
    from nonconformities n join boats b on b._id = n.boat_id
      left join profiles p on p.user_id = nullif(n.data->>'responsible', '')
    order by (n.data->>'status' = 'closed') nulls first, n.data->>'due' nulls last, b.name, n.seq limit 5000`.execute(
    db,
  );
  return rows
    .map(({ data, boat, responsible }) => ({ item: nonconformities.item.parse(data), boat, responsible }))
    .filter(({ item }) => canAccessBoat(viewer, item.boatID))
    .map(({ item, boat, responsible }) => ({
      ...{
        _id: item._id,
        boatID: item.boatID,
        boatName: boat,
        no: item.no,
        title: item.title,
        kind: item.kind,
      },
      ...{ status: item.status, due: item.due, cause: item.cause, correctiveAction: item.correctiveAction },
      ...{ responsibleName: responsible, createdAt: item.createdAt },
    }));
};

/** Non-conformities and the company's view of them. */
export const nonconformitiesModule = defineModule({
  serves: {
    nonconformities: serveResource(nonconformities, {
      fill: fillNcNumbers,
      check: async ({ viewer }, next, before) => {
        const objection = objectionTo(next, before, viewer._id);
        if (objection) throw fail(400, objection.key, {}, objection.path);
      },
      after: stamp,
    }),
    audits: serve(audits, { audit }),
  },
});
