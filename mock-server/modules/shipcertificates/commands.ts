import { sql } from 'kysely';
import type { shipCertificateCommands } from '#modules/shipcertificates/contract/commands.ts';
import { type ShipCertificate, shipcertificates } from '#modules/shipcertificates/contract.ts';
import { windowsOf } from '#modules/shipcertificates/rules/windows.ts';
import { fail } from '../../http/apiError.ts';
import { correctDay } from '../../http/doneAt.ts';
import type { Call } from '../../http/implement.ts';
import { insertItems, lockItem, lockRow, updateItem } from '../../store/records.ts';
import { todayOf, zoneOf } from '../worklist/jobs.ts';
import { checkDates, checkPaper } from './checks.ts';
import { completeWindowJob, openWindowJob } from './jobs.ts';

const lockCertificate = (call: Pick<Call, 'db' | 'viewer'>, id: string) =>
  lockItem<ShipCertificate>(call, shipcertificates, id);

const windowOf = (certificate: ShipCertificate, id: string) => {
  const window = windowsOf(certificate).find((each) => each.id === id);
  if (!window) throw fail(400, 'windowMissing', {}, 'window');
  return window;
};

/** The certificate that came in place of another. */
const successorOf = async ({ db }: Pick<Call, 'db'>, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ _id: string }>`
    select _id from shipcertificates where replaces = ${id} limit 1`.execute(db);
  return rows[0]?._id;
};

export const openJob = async (
  call: Call<typeof shipCertificateCommands.openJob>,
): Promise<ShipCertificate> => {
  const { body, params, language } = call;
  const row = await lockCertificate(call, params.id);
  return openWindowJob(call, row, windowOf(row.data, body.window), { jobID: body.jobID, language });
};

export const survey = async (call: Call<typeof shipCertificateCommands.survey>): Promise<ShipCertificate> => {
  const { body, viewer } = call;
  const row = await lockCertificate(call, call.params.id);
  const { surveys, boatID } = row.data;
  if (surveys.some(({ _id }) => _id === body._id)) return row.data;
  if (body.window !== '') windowOf(row.data, body.window);
  const there = surveys.find(({ window }) => window === body.window);
  if (body.window !== '' && there) throw fail(409, 'surveyHeld', { name: there.by });
  const at = correctDay(call, body.at, await zoneOf(call, boatID));
  if (at > (await todayOf(call, boatID))) throw fail(400, 'doneInFuture', {}, 'at');
  const item = await updateItem<ShipCertificate>(call, shipcertificates, row, {
    surveys: [...surveys, { ...body, at, by: viewer.name }],
  });
  const note = [body.surveyor, body.note].filter(Boolean).join('. ');
  await completeWindowJob(call, item, body.window, { date: at, note });
  return item;
};

export const strike = async (call: Call<typeof shipCertificateCommands.strike>): Promise<ShipCertificate> => {
  const row = await lockCertificate(call, call.params.id);
  return updateItem<ShipCertificate>(call, shipcertificates, row, {
    surveys: row.data.surveys.filter(({ _id }) => _id !== call.body.survey),
  });
};

export const renew = async (call: Call<typeof shipCertificateCommands.renew>): Promise<ShipCertificate> => {
  const { db, body } = call;
  const row = await lockCertificate(call, call.params.id);
  const before = row.data;
  const there = await lockRow<ShipCertificate>(db, shipcertificates, body._id);
  if (there) {
    if (there.data.boatID !== before.boatID || there.data.replaces !== before._id)
      throw fail(403, 'notYours');
    return there.data;
  }
  if (await successorOf(call, before._id)) throw fail(409, 'certificateReplaced', { name: before.name });
  checkDates(body);
  await checkPaper(call, before.boatID, body.documentID);
  const { name, need, group, scheme, opensJob } = before;
  const [renewed] = await insertItems<ShipCertificate>(call, shipcertificates, [
    { ...body, ...{ boatID: before.boatID, name, need, group, scheme, opensJob, replaces: before._id } },
  ]);
  if (!renewed) throw fail(500, 'serverFailed');
  const today = await todayOf(call, before.boatID);
  await completeWindowJob(call, before, 'r', {
    // A paper may be issued from a day that is still to come.
    date: [body.issued, today].sort()[0] ?? today,
    note: [renewed.number, renewed.issuer].filter(Boolean).join(', '),
  });
  return renewed;
};
