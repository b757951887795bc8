import { sql } from 'kysely';
import { EXPIRED } from '#modules/auth/contract.ts';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import { passedThresholds } from '#modules/inventory/rules/alerts.ts';
import { type KitState, kitState } from '#modules/inventory/rules/kits.ts';
import { daysToExpiry, mayChange, stockState } from '#modules/inventory/rules.ts';
import type { Services } from '../../services.ts';
import { idList, type WriteContext } from '../../store/records.ts';
import { type NewNotice, postNotices } from '../notices.ts';
import { type Aboard, ashoreOf, peopleOf } from '../worklist/people.ts';
import { itemsToSee, itemsWithKits, todayOn } from './attention.ts';
import { madeBy } from './checks.ts';
import { seesPrivate } from './rights.ts';

type Context = Pick<WriteContext, 'db' | 'now'>;
type Subject = { item: InventoryItem; kit: KitState | undefined; passed: readonly string[] };

/** More notices of a kind than this at once for one person are combined into one. */
const MAX_SINGLE_NOTICES = 5;

const subjectsOf = (items: readonly InventoryItem[], today: string): Subject[] => {
  const byID = new Map(items.map((item) => [item._id, item]));
  return items.map((item) => {
    const kit = kitState(item, (id) => byID.get(id), today);
    return { item, kit, passed: passedThresholds(item, kit, today) };
  });
};

const pairs = (subjects: readonly Subject[]) =>
  JSON.stringify(
    subjects.flatMap(({ item, passed }) => passed.map((threshold) => ({ id: item._id, threshold }))),
  );

/**
 * Marks thresholds as told, and returns those that were not: of several processes, one tells. Thresholds of these items,
 * or without `ids` of the boat, that are no longer passed are forgotten.
 */
const claim = async (
  { db, now }: Context,
  boatID: string,
  subjects: readonly Subject[],
  ids?: readonly string[],
) => {
  const list = pairs(subjects);
  // What a kit holds is not known to somebody who does not see all of its parts.
  const unsure = subjects.flatMap(({ item, kit }) => (kit && kit.unknown > 0 ? item._id : []));
  await sql`delete from stock_told t where boat_id = ${boatID}
    and ${ids ? sql`inventory_id in ${idList(ids)} and not (threshold = 'kit' and inventory_id in ${idList(unsure)})` : sql`true`}
    and not exists (select 1 from jsonb_array_elements(${list}::jsonb) p
      where p->>'id' = t.inventory_id and p->>'threshold' = t.threshold)`.execute(db);
  const { rows } = await sql<{ id: string; threshold: string }>`
    insert into stock_told (inventory_id, threshold, boat_id, at)
    select p->>'id', p->>'threshold', ${boatID}, ${now}::timestamptz from jsonb_array_elements(${list}::jsonb) p
    on conflict do nothing returning inventory_id as id, threshold`.execute(db);
  const fresh = new Set(rows.map(({ id, threshold }) => `${id} ${threshold}`));
  return subjects
    .map((subject) => ({
      ...subject,
      passed: subject.passed.filter((each) => fresh.has(`${subject.item._id} ${each}`)),
    }))
    .filter(({ passed }) => passed.length > 0);
};

type Told = Omit<NewNotice, 'userID'>;

/** What is said of an item: the worst of its new thresholds of each kind. */
const noticesOf = ({ item, kit, passed }: Subject, today: string): Told[] => {
  const link = `/app/inventory/${item._id}`;
  const params = { item: item.name, unit: item.unit };
  const low = passed.some((each) => each === 'below' || each === 'at');
  return [
    ...(low
      ? [
          {
            kind: 'stockLow' as const,
            params: {
              ...params,
              state: stockState({ ...item, expDate: null }, today),
              left: String(item.totalAmount),
              min: String(item.minAmount ?? 0),
            },
            link,
          },
        ]
      : []),
    ...(passed.some((each) => each.startsWith('expires '))
      ? [
          {
            kind: 'stockExpires' as const,
            params: { ...params, days: String(daysToExpiry(item, today) ?? 0) },
            link,
          },
        ]
      : []),
    ...(kit && passed.includes('kit')
      ? [
          {
            kind: 'kitIncomplete' as const,
            params: { ...params, missing: String(kit.missing), expired: String(kit.expired) },
            link,
          },
        ]
      : []),
  ];
};

/** Whom an item concerns aboard: those who may change it, and of a private one only those who see it. */
const concerned = async ({ db }: Context, item: InventoryItem, people: readonly Aboard[]) => {
  const crew = people.filter(
    (person) => person.role === 'crew' && person.inventory && mayChange(person, item),
  );
  if (!item.private) return crew.map(({ _id }) => _id);
  const maker = await madeBy({ db }, item._id);
  return crew
    .filter(
      (person) =>
        person._id === maker ||
        seesPrivate({ ...person, superadmin: false, managementID: '' }, item.department),
    )
    .map(({ _id }) => _id);
};

const post = async (context: Context, boatID: string, fresh: readonly Subject[], today: string) => {
  const people = await peopleOf(context.db, boatID);
  const ashore = await ashoreOf(context.db, boatID);
  const toldTo = new Map<string, Told[]>();
  for (const subject of fresh) {
    const { item } = subject;
    // A vessel must not sail without what is critical: that concerns the company too.
    const all = [...(await concerned(context, item, people)), ...(item.critical ? ashore : [])];
    for (const person of new Set(all))
      toldTo.set(person, [...(toldTo.get(person) ?? []), ...noticesOf(subject, today)]);
  }
  await postNotices(
    context,
    [...toldTo].flatMap(([userID, list]) =>
      [...Map.groupBy(list, ({ kind }) => kind)].flatMap(([kind, of]): NewNotice[] =>
        of.length > MAX_SINGLE_NOTICES
          ? [{ userID, kind, params: { count: String(of.length) }, link: '/app/inventory' }]
          : of.map((each) => ({ userID, ...each })),
      ),
    ),
  );
};

/** Tells of these items, and of kits that they are in, what became short, expires or lacks something by the caller's write. */
export const tellOfItems = async (context: Context, boatID: string, ids: readonly string[]) => {
  if (ids.length === 0) return;
  const today = await todayOn(context, boatID);
  const items = await itemsWithKits(context, boatID, ids);
  const wanted = new Set(ids);
  const subjects = subjectsOf(items, today).filter(
    ({ item }) =>
      wanted.has(item._id) ||
      (item.isKit && item.kitItems.some(({ inventoryID }) => wanted.has(inventoryID))),
  );
  const fresh = await claim(
    context,
    boatID,
    subjects,
    subjects.map(({ item }) => item._id),
  );
  if (fresh.length > 0) await post(context, boatID, fresh, today);
};

/** Tells of all stock of a boat what nobody was told of: time passes, and imports tell nobody. */
const tellOfBoat = async (context: Context, boatID: string) => {
  const today = await todayOn(context, boatID);
  const fresh = await claim(context, boatID, subjectsOf(await itemsToSee(context, boatID, today), today));
  if (fresh.length > 0) await post(context, boatID, fresh, today);
};

/**
 * Tells whoever keeps an item that it is at or below its minimum, expires in 90, 30 or 0 days, or is an incomplete kit:
 * once for each threshold, and again after there was enough in between. Any process may run it.
 */
export const noticeStock = async ({ database: { db }, clock }: Services) => {
  const now = clock().toISOString();
  const { rows } = await sql<{ _id: string }>`
    select _id from boats b where free <> ${EXPIRED} and (exists (select 1 from inventory i where i.boat_id = b._id)
      or exists (select 1 from stock_told t where t.boat_id = b._id)) order by _id`.execute(db);
  for (const { _id } of rows) await db.transaction().execute((trx) => tellOfBoat({ db: trx, now }, _id));
};
