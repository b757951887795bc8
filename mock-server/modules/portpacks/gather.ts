import { type Kysely, sql } from 'kysely';
import { z } from 'zod/mini';
import { dayIn } from '#lib/zonedTime.ts';
import { certificates } from '#modules/certificates/contract.ts';
import type { FalHead } from '#modules/crewlist/contract.ts';
import { crewForm, masterOf, passengerForm, ranked } from '#modules/crewlist/rules.ts';
import { documents } from '#modules/documents/contract.ts';
import { guests } from '#modules/guests/contract.ts';
import { type InventoryItem, inventory } from '#modules/inventory/contract.ts';
import type { PackPart, PortPack } from '#modules/portpacks/contract.ts';
import { staysOf } from '#modules/portpacks/rules/lastPorts.ts';
import { profiles } from '#modules/profile/contract.ts';
import { shipcertificates } from '#modules/shipcertificates/contract.ts';
import type { Particulars } from '#modules/vessel/contract.ts';
import { allows } from '../../auth/access.ts';
import type { Viewer } from '../../auth/viewer.ts';
import type { Tables } from '../../db/tables.ts';
import { formatsOf } from '../../documents/format.ts';
import type { PackContent } from '../../documents/portPack.ts';

type Context = { db: Kysely<Tables>; viewer: Viewer; pack: PortPack; ship: Particulars; head: FalHead };
/** A part as gathered; a file by its document and hash, because contents are read after the transaction. */
export type Gathered =
  | Exclude<PackContent, { kind: 'file' }>
  | { kind: 'stored'; title: string; document: string; type: string; sha: string; size: number };

const stored = async ({ db, pack }: Context, table: string) => {
  const { rows } = await sql<{ data: unknown }>`
    select data from ${sql.table(table)} where boat_id = ${pack.boatID} order by seq`.execute(db);
  return rows.map(({ data }) => data);
};

const crewOf = async (context: Context) =>
  z
    .array(profiles.item)
    .parse(await stored(context, 'profiles'))
    .filter(({ role, left }) => role === 'crew' && !left);

const crewList = async (context: Context): Promise<Gathered> => {
  const title = 'Crew list (IMO FAL 5)';
  const people = (await crewOf(context)).filter(({ onboard }) => context.head.who === 'all' || onboard);
  const held = z.array(certificates.item).parse(await stored(context, 'certificates'));
  if (people.length === 0) return { kind: 'missing', title, why: 'empty' };
  return { kind: 'fal', title, form: crewForm(context.ship, context.head, people, held) };
};

const passengerList = async (context: Context): Promise<Gathered> => {
  const listed = z
    .array(guests.item)
    .parse(await stored(context, 'guests'))
    .filter(({ onboard }) => context.head.who === 'all' || onboard);
  const master = masterOf(ranked((await crewOf(context)).filter(({ onboard }) => onboard)));
  // A vessel without passengers says so by an empty list.
  return {
    kind: 'fal',
    title: 'Passenger list (IMO FAL 6)',
    form: passengerForm(context.ship, context.head, listed, master),
  };
};

const DEFAULT_PORTS = 10;

/** Where the logs in port and the official log say that the vessel was. */
const lastPorts = async ({ db, pack, ship }: Context): Promise<Gathered> => {
  const title = 'Last ports of call';
  const { rows } = await sql<{ at: string; place: string }>`
    select c->>'at' as at, coalesce(c->'fields'->>'berth', c->'fields'->>'place') as place
    from (select r._id, r.volume_id, r.content::jsonb as c from log_records r
      where r.boat_id = ${pack.boatID} and r.kind in ('entry', 'amend')) r
    where ((c->>'book' in ('port', 'portbridge') and c->>'code' = 'round')
        or (c->>'book' = 'official' and c->>'code' in ('arrival', 'departure')))
      and not exists (select 1 from log_records a
        where a.volume_id = r.volume_id and a.kind = 'amend' and a.amends = r._id)
    order by 1, r._id`.execute(db);
  const zone = ship.timeZone || 'UTC';
  const stays = staysOf(rows.map(({ at, place }) => ({ place: place ?? '', day: dayIn(at, zone) })));
  if (stays.length === 0) return { kind: 'missing', title, why: 'empty' };
  const { day } = formatsOf('en');
  return {
    kind: 'table',
    title,
    heads: ['Port or place', 'From', 'To'],
    rows: stays
      .slice(0, pack.ports ?? DEFAULT_PORTS)
      .map(({ place, from, to }) => [place, day(from), day(to)]),
  };
};

const stores = async (context: Context): Promise<Gathered> => {
  const title = 'Ship’s stores declaration';
  const chosen = new Set(context.pack.storeCategories);
  const items = z
    .array(inventory.item)
    .parse(await stored(context, 'inventory'))
    .filter(
      (item: InventoryItem) =>
        item.totalAmount > 0 && !item.private && (chosen.size === 0 || chosen.has(item.category)),
    )
    .sort((a, b) => a.category.localeCompare(b.category) || a.name.localeCompare(b.name));
  if (items.length === 0) return { kind: 'missing', title, why: 'empty' };
  const { number } = formatsOf('en');
  return {
    kind: 'table',
    title,
    heads: ['Article', 'Category', 'Quantity'],
    rows: items.map(({ name, category, totalAmount, unit }) => [
      ...[name, category, [number(totalAmount), unit].filter(Boolean).join(' ')],
    ]),
  };
};

/** The file in force of a document that the caller may open. */
const paper = async ({ db, pack }: Context, id: string, named?: string): Promise<Gathered> => {
  const { rows } = await sql<{ data: unknown; type: string | null; sha: string | null; size: number | null }>`
    select d.data, f.type, f.sha256 as sha, f.size::int as size from documents d
    left join files f on f._id = d.data->>'mainFile' and f.owner_resource = 'documents' and f.owner_id = d._id
    where d._id = ${id} and d.boat_id = ${pack.boatID}`.execute(db);
  const [row] = rows;
  if (!row) return { kind: 'missing', title: named ?? 'Document', why: 'gone' };
  const title = named ?? documents.nameOf(documents.item.parse(row.data));
  if (!row.sha || !row.type) return { kind: 'missing', title, why: 'noFile' };
  return { kind: 'stored', title, document: id, type: row.type, sha: row.sha, size: row.size ?? 0 };
};

/** The paper of a certificate, or of what has come in its place since. */
const certificate = async (context: Context, id: string): Promise<Gathered> => {
  const { rows } = await sql<{ data: unknown }>`
    with recursive chain as (
      select _id, data, 0 as step from shipcertificates where _id = ${id} and boat_id = ${context.pack.boatID}
      union all
      select n._id, n.data, c.step + 1 from shipcertificates n join chain c on n.replaces = c._id where c.step < 100)
    select data from chain order by step desc limit 1`.execute(context.db);
  const [row] = rows;
  if (!row) return { kind: 'missing', title: 'Certificate', why: 'gone' };
  const { name, number, documentID } = shipcertificates.item.parse(row.data);
  const title = [name, number].filter(Boolean).join(', ');
  return documentID === '' ? { kind: 'missing', title, why: 'noFile' } : paper(context, documentID, title);
};

const needed = {
  crewList: ['employees', 'Crew list (IMO FAL 5)'],
  passengerList: ['guests', 'Passenger list (IMO FAL 6)'],
  lastPorts: ['logbook', 'Last ports of call'],
  stores: ['inventory', 'Ship’s stores declaration'],
} as const;

/** What a part consists of, as far as the caller may see it. */
const gatherPart = async (context: Context, { kind, ref }: PackPart): Promise<Gathered> => {
  if (kind === 'document') return paper(context, ref);
  if (kind === 'certificate') return certificate(context, ref);
  const [flag, title] = needed[kind];
  if (!allows(context.viewer, { flag })) return { kind: 'missing', title, why: 'noAccess' };
  return { crewList, passengerList, lastPorts, stores }[kind](context);
};

/** What makes two parts the same: the paper itself, also when a certificate brings it; of a list its kind. */
const sameBy = ({ kind, ref }: PackPart, found: Gathered) => {
  if (found.kind === 'stored') return `paper ${found.document}`;
  return kind === 'document' || kind === 'certificate' ? `${kind} ${ref}` : kind;
};

/** What the parts consist of, as far as the caller may see it. What comes a second time is named, not put in again. */
export const gather = async (context: Context): Promise<Gathered[]> => {
  const gathered: Gathered[] = [];
  const there = new Set<string>();
  for (const part of context.pack.parts) {
    const found = await gatherPart(context, part);
    const same = sameBy(part, found);
    if (!there.has(same)) gathered.push(found);
    else if (found.kind !== 'missing') gathered.push({ kind: 'missing', title: found.title, why: 'twice' });
    there.add(same);
  }
  return gathered;
};
