import { sql } from 'kysely';
import {
  INSPECTION_HEADER,
  type InspectionView,
  type inspectionCalls,
  type LogInspection,
  type logInspections,
  MAX_WRONG_CODES,
  type ShownVolume,
} from '#modules/logbooks/contract/inspection.ts';
import { contentSchema } from '#modules/logbooks/contract.ts';
import { DESCRIPTION } from '#modules/logbooks/rules/own.ts';
import { readScoped } from '../../auth/rowScope.ts';
import { canAccessBoat, hashToken } from '../../auth/viewer.ts';
import { printPaper } from '../../documents/printPaper.ts';
import { fail } from '../../http/apiError.ts';
import { type Call, FileAnswer } from '../../http/implement.ts';
import { idList } from '../../store/records.ts';
import { findAccess, type NewAccess, recordAccess } from './access.ts';
import { paperShip, recordsOfPages, volumeFacts } from './paper.ts';
import { readSealed, shownRecord } from './records.ts';
import { sha256 } from './sign.ts';
import { isMasterHere, isOfCrew, proveSigner } from './signer.ts';

type Db = Call['db'];

type Row = {
  _id: string;
  boat_id: string;
  for_whom: string;
  volumes: string[];
  name: string;
  rank: string;
  opened_at: string;
  expires_at: string;
  ended_at: string | null;
  with_code: boolean;
  wrong_codes: number;
};

const columns = sql.raw(
  '_id, boat_id, for_whom, volumes, name, rank, opened_at, expires_at, ended_at, with_code, wrong_codes',
);

const inspectionsWhere = async (db: Db, where: ReturnType<typeof sql>): Promise<Row[]> =>
  (
    await sql<Row>`select ${columns} from log_inspections i where ${where} order by opened_at desc limit 100`.execute(
      db,
    )
  ).rows;

const wire = async (db: Db, rows: readonly Row[]): Promise<LogInspection[]> => {
  const views = rows.length
    ? await findAccess(db, sql`a.inspection_id in ${idList(rows.map(({ _id }) => _id))}`, 2000)
    : [];
  return rows.map((row) => ({
    ...{ _id: row._id, forWhom: row.for_whom, volumes: row.volumes, openedBy: row.name, rank: row.rank },
    ...{ openedAt: row.opened_at, expiresAt: row.expires_at, endedAt: row.ended_at },
    ...{ withCode: row.with_code, wrongCodes: row.wrong_codes },
    views: views.filter(({ inspectionID }) => inspectionID === row._id),
  }));
};

/** Only the vessel's master, and the office that answers for it, hand the books to others. */
export const checkMaster = async ({ db, viewer }: Pick<Call, 'db' | 'viewer'>, boatID: string) => {
  if (viewer.superadmin || viewer.role === 'management') return;
  if (!(await isMasterHere(db, boatID, viewer._id))) throw fail(403, 'masterSigns');
};

export const listInspections = async ({ db, params }: Call<typeof logInspections.list>) =>
  wire(db, await inspectionsWhere(db, sql`i.boat_id = ${params.boatID}`));

export const openInspection = async (call: Call<typeof logInspections.open>): Promise<LogInspection> => {
  const { db, params, body, viewer, now } = call;
  const { boatID } = params;
  await checkMaster(call, boatID);
  const { rows } =
    await sql`select 1 from log_volumes where boat_id = ${boatID} and _id in ${idList(body.volumes)}`.execute(
      db,
    );
  if (rows.length < new Set(body.volumes).size) throw fail(404, 'notFound');
  const until = new Date(Date.parse(now) + body.hours * 3_600_000).toISOString();
  await sql`insert into log_inspections (_id, boat_id, token_hash, link_hash, for_whom, volumes, user_id, name, rank, opened_at, expires_at)
    values (${body._id}, ${boatID}, ${body.tokenHash}, ${body.linkHash ?? null}, ${body.forWhom}, ${JSON.stringify(body.volumes)}::jsonb, ${viewer._id},
      ${viewer.name}, ${viewer.jobtitle}, ${now}, ${until}) on conflict do nothing`.execute(db);
  const [made] = await wire(
    db,
    await inspectionsWhere(
      db,
      sql`i._id = ${body._id} and i.boat_id = ${boatID} and i.user_id = ${viewer._id}`,
    ),
  );
  if (!made) throw fail(409, 'recordExists');
  note(call, { boatID, deed: 'given', inspectionID: body._id });
  return made;
};

const note = (call: Pick<Call, 'afterwards' | 'services' | 'viewer'>, access: Omit<NewAccess, 'who'>) =>
  call.afterwards(() =>
    recordAccess(call.services, { ...access, who: call.viewer.name, userID: call.viewer._id }),
  );

export const endInspection = async (call: Call<typeof logInspections.end>): Promise<LogInspection> => {
  const { db, params, viewer, now } = call;
  const [row] = await inspectionsWhere(db, sql`i._id = ${params.id}`);
  if (!row) throw fail(404, 'notFound');
  if (!canAccessBoat(viewer, row.boat_id)) throw fail(403, 'notYourBoat');
  await checkMaster(call, row.boat_id);
  if (!row.ended_at) {
    await sql`update log_inspections set ended_at = ${now} where _id = ${row._id}`.execute(db);
    note(call, { boatID: row.boat_id, deed: 'ended', inspectionID: row._id });
  }
  const [ended] = await wire(db, [{ ...row, ended_at: row.ended_at ?? now }]);
  if (!ended) throw fail(404, 'notFound');
  return ended;
};

/** What a PIN proves that gives a device back. */
const GIVE_BACK = 'give back';

export const giveBack = async (call: Call<typeof logInspections.giveBack>) => {
  const { params, body, services, viewer } = call;
  const isSeen = await readScoped(services.database, viewer, (db) =>
    isOfCrew(db, params.boatID, body.signerID),
  );
  if (!isSeen) throw fail(403, 'signerNotAboard');
  const hash = sha256(`${GIVE_BACK} ${params.boatID}`);
  const { name } = await proveSigner(
    call,
    params.boatID,
    { signerID: body.signerID, kind: 'witness' },
    { proof: body.proof, hash },
  );
  return { name };
};

type Asked = Pick<Call, 'services' | 'requestHeader' | 'now'>;

/**
 * Tries a code: one statement, so that any number of tries at once are counted one after the other, and none is looked at
 * after the last that is allowed.
 */
const tryCode = async (
  db: Db,
  { token, linkToken, now }: { token: string; linkToken: string; now: string },
): Promise<(Row & { right: boolean }) | undefined> => {
  const hash = hashToken(token);
  const { rows } = await sql<Row & { right: boolean }>`
    update log_inspections set
      wrong_codes = wrong_codes + case when token_hash = ${hash} then 0 else 1 end,
      ended_at = case when token_hash <> ${hash} and wrong_codes + 1 >= ${MAX_WRONG_CODES} then ${now}::timestamptz
        else ended_at end
    where link_hash = ${hashToken(linkToken)} and ended_at is null and expires_at > ${now}::timestamptz
    returning ${columns}, token_hash = ${hash} as "right"`.execute(db);
  return rows[0];
};

/**
 * The link of a call: 404 if there is none, or it has ended; 403 without the code that it asks for. Read as the server,
 * because nobody is signed in.
 */
const linkOf = async (call: Asked): Promise<Row & { db: Db }> => {
  const { services, requestHeader, now } = call;
  const { db } = services.database;
  const token = requestHeader(INSPECTION_HEADER) ?? '';
  const [linkToken = '', code] = token.split('.');
  const [row] = token
    ? await inspectionsWhere(
        db,
        sql`(i.link_hash = ${hashToken(linkToken)} or (i.link_hash is null and i.token_hash = ${hashToken(token)}))
          and i.ended_at is null and i.expires_at > ${now}::timestamptz`,
      )
    : [];
  if (!row) throw fail(404, 'linkUsed');
  if (!row.with_code) return { ...row, db };
  if (!code) throw fail(403, 'inspectionCode');
  const tried = await tryCode(db, { token, linkToken, now });
  if (!tried) throw fail(404, 'linkUsed');
  if (tried.right) return { ...tried, db };
  await noteView(call, tried, 'wrongCode');
  if (tried.ended_at) throw fail(404, 'linkUsed');
  throw fail(403, 'inspectionCodeWrong', { count: MAX_WRONG_CODES - tried.wrong_codes });
};

/** The link, which must show this volume. */
const linkTo = async (call: Asked, volumeID: string) => {
  const link = await linkOf(call);
  if (!link.volumes.includes(volumeID)) throw fail(404, 'notFound');
  return link;
};

/** Every view is recorded before it is answered. */
const noteView = (
  { services }: Asked,
  { _id, boat_id, for_whom }: Row,
  deed: NewAccess['deed'],
  of: { volumeID?: string; page?: number } = {},
) => recordAccess(services, { boatID: boat_id, deed, who: for_whom, inspectionID: _id, ...of });

const shownVolumes = async (db: Db, ids: readonly string[]): Promise<ShownVolume[]> => {
  const { rows } = await sql<{
    _id: string;
    no: number;
    opened: string;
    closed: string | null;
    pages: number;
    records: number;
  }>`
    select v._id, v.no, o.content as opened, c.content as closed, l.page as pages, l.n as records
    from log_volumes v
    join log_records o on o.volume_id = v._id and o.n = 1
    left join log_records c on c.volume_id = v._id and c.kind = 'close'
    cross join lateral (select * from log_records r where r.volume_id = v._id order by r.n desc limit 1) l
    where v._id in ${idList(ids)} order by v.book, v.no desc`.execute(db);
  return rows.map(({ opened, closed, ...row }) => {
    const { book, at, fields } = contentSchema.parse(JSON.parse(opened));
    const stated = fields[DESCRIPTION];
    return {
      ...row,
      descriptions: typeof stated === 'string' ? [stated] : [],
      book,
      openedAt: at,
      closedAt: closed && contentSchema.parse(JSON.parse(closed)).at,
    };
  });
};

export const viewInspection = async (call: Call<typeof inspectionCalls.view>): Promise<InspectionView> => {
  const link = await linkOf(call);
  await noteView(call, link, 'opened');
  return {
    ship: await paperShip(link.db, link.boat_id),
    ...{ forWhom: link.for_whom, openedBy: link.name, rank: link.rank },
    ...{ openedAt: link.opened_at, expiresAt: link.expires_at },
    volumes: await shownVolumes(link.db, link.volumes),
  };
};

export const inspectionViews = async (call: Call<typeof inspectionCalls.views>) => {
  const { db, _id } = await linkOf(call);
  return findAccess(db, sql`a.inspection_id = ${_id} and a.user_id = ''`);
};

export const inspectedPage = async (call: Call<typeof inspectionCalls.page>) => {
  const { id, page } = call.params;
  const link = await linkTo(call, id);
  const number = Number(page);
  if (!Number.isInteger(number) || number < 0) throw fail(404, 'notFound');
  await noteView(call, link, 'page', { volumeID: id, page: number });
  return (await recordsOfPages(link.db, id, number, number)).map(shownRecord(call.services));
};

export const inspectedExport = async (call: Call<typeof inspectionCalls.exported>) => {
  const { id } = call.params;
  const link = await linkTo(call, id);
  await noteView(call, link, call.search.save ? 'export' : 'check', { volumeID: id });
  return {
    format: 'shipshape-log-1' as const,
    volumeID: id,
    exportedAt: call.now,
    records: await readSealed(link.db, id),
  };
};

export const inspectedPaper = async (call: Call<typeof inspectionCalls.paper>): Promise<FileAnswer> => {
  const { id } = call.params;
  const link = await linkTo(call, id);
  await noteView(call, link, 'pdf', { volumeID: id });
  const facts = await volumeFacts({ db: link.db, now: call.now, services: call.services }, id, call.search);
  const { bytes, fileName } = await printPaper(`inspection ${link._id}`, { kind: 'logVolume', facts });
  return new FileAnswer(bytes, fileName);
};
