import { sql } from 'kysely';
import type { orderPapers } from '#modules/orders/contract/commands.ts';
import { type Order, orders } from '#modules/orders/contract.ts';
import { suppliers } from '#modules/suppliers/contract.ts';
import type { DocumentLanguage } from '#modules/workorder/rules/language.ts';
import { readScoped } from '../../auth/rowScope.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { printPaper } from '../../documents/printPaper.ts';
import type { PurchaseOrderFacts } from '../../documents/purchaseOrder.ts';
import { fail } from '../../http/apiError.ts';
import { type Call, FileAnswer } from '../../http/implement.ts';
import { idList } from '../../store/records.ts';

type Reader = Pick<Call, 'db' | 'viewer' | 'now'>;

/** What the paper of an order says, read in the call's transaction. */
export const paperFacts = async (
  { db, viewer, now }: Reader,
  order: Order,
  language: DocumentLanguage,
): Promise<PurchaseOrderFacts> => {
  const { rows: boats } = await sql<{ name: string; imo: string; zone: string }>`
    select name, coalesce(data->>'imo', '') as imo, coalesce(nullif(data->>'timeZone', ''), 'UTC') as zone
    from boats where _id = ${order.boatID}`.execute(db);
  const named = [order.supplierID, order.agentID].filter(Boolean);
  const { rows } = await sql<{ data: unknown }>`
    select data from suppliers where boat_id = ${order.boatID} and _id in ${idList(named)}`.execute(db);
  const found = new Map(rows.map(({ data }) => suppliers.item.parse(data)).map((each) => [each._id, each]));
  const supplier = found.get(order.supplierID);
  const [boat] = boats;
  return {
    order,
    supplierAddress: supplier
      ? [supplier.streetAddress, `${supplier.postalCode} ${supplier.city}`.trim(), supplier.country]
          .filter(Boolean)
          .join('\n')
      : '',
    agentName: found.get(order.agentID)?.supplierName ?? '',
    vessel: { name: boat?.name ?? '', imo: boat?.imo ?? '', timeZone: boat?.zone ?? 'UTC' },
    orderedBy: order.sentBy || viewer.name,
    language,
    now,
  };
};

/** An order as a PDF, in the requested language. */
export const paper = async (call: Call<typeof orderPapers.paper>): Promise<FileAnswer> => {
  const facts = await readScoped(call.services.database, call.viewer, async (db) => {
    const { rows } = await sql<{ data: unknown; boat_id: string }>`
      select data, boat_id from orders where _id = ${call.params.id}`.execute(db);
    const [row] = rows;
    if (!row) throw fail(404, 'notFound');
    if (!canAccessBoat(call.viewer, row.boat_id)) throw fail(403, 'notYourBoat');
    return paperFacts({ ...call, db }, orders.item.parse(row.data), call.search.language);
  });
  const { bytes, fileName } = await printPaper(call.viewer._id, { kind: 'purchaseOrder', facts });
  return new FileAnswer(bytes, fileName);
};
