import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { dailySeal } from '#modules/logbooks/contract/seals.ts';
import { logbooks, verdict } from '#modules/logbooks/contract.ts';
import { canonical } from '#modules/logbooks/rules/canonical.ts';
import { disagreements, sealsIn } from '#modules/logbooks/rules/dailySeal.ts';
import { as } from '../../testing/as.ts';
import { BOAT, givePins, hourly, logDevice } from '../../testing/logbooks.ts';
import { useTestApp } from '../../testing/useTestApp.ts';
import { sealBooks } from './dailySeal.ts';
import { sha256 } from './sign.ts';

const server = useTestApp();
const volumeID = 'volume-of-seals';
const SEALS = `/api/logbooks/boat/${BOAT}/seals`;

/** A volume of three entries, whose seals went to the office in the night after. */
const mailed = async () => {
  server.time.stopped = new Date('2026-06-18T08:00:00.000Z');
  await givePins(server, 'captain');
  const captain = await logDevice(server, 'captain');
  await captain.ok(z.unknown(), 'PUT', `${SEALS}/rule`, { addresses: ['office@blue.example'] });
  await captain.sign({ kind: 'open', volumeID, code: 'open', fields: { place: 'Antibes' } });
  for (const barometer of [1012, 1011, 1010])
    await captain.sign({ kind: 'entry', volumeID, ...hourly(barometer) });
  server.time.stopped = new Date('2026-06-19T00:30:00.000Z');
  await Promise.all([sealBooks(server.services), sealBooks(server.services)]);
  const mails = server.mail.sent.filter(({ to }) => to === 'office@blue.example');
  return { captain, mails };
};

/** Somebody who owns the database changes an entry and makes all that follows anew: contents, stamps and seals. */
const rewrite = () =>
  server.services.database.asOwner(async (owner) => {
    await sql`alter table log_records disable trigger keep_sealed`.execute(owner);
    const { rows } = await sql<{ n: number; content: string; stamp: string }>`
      select n, content, stamp from log_records where volume_id = ${volumeID} order by n`.execute(owner);
    let prev = '';
    let devicePrev = '';
    for (const row of rows) {
      const content = canonical({ ...JSON.parse(row.content.replace('1012', '1022')), devicePrev });
      devicePrev = sha256(content);
      const stamp = canonical({ ...JSON.parse(row.stamp), prev, content: devicePrev });
      prev = sha256(stamp);
      await sql`update log_records set content = ${content}, stamp = ${stamp}, seal = ${prev}, hash = ${devicePrev}
        where volume_id = ${volumeID} and n = ${row.n}`.execute(owner);
    }
    await sql`alter table log_records enable trigger keep_sealed`.execute(owner);
  });

test('the seals of a day are mailed once, and can be read', async () => {
  const { captain, mails } = await mailed();
  expect(mails).toHaveLength(1);
  const [line] = sealsIn(mails[0]?.text ?? '');
  expect(line).toMatchObject({ volumeID, n: 4 });
  expect(await captain.ok(z.array(dailySeal), 'GET', SEALS)).toMatchObject([
    { day: '2026-06-18', sentTo: ['office@blue.example'], lines: [{ ...line, no: 1 }] },
  ]);
  // A forwarded mail is quoted.
  expect(sealsIn((mails[0]?.text ?? '').replace(/^/gm, '> '))).toEqual([line]);
});

test('a database that was rewritten with all its seals is found by the mail', async () => {
  const { captain, mails } = await mailed();
  const [line] = sealsIn(mails[0]?.text ?? '');
  if (!line) throw new Error('No seal in the mail');
  const now = async () =>
    (
      await captain.ok(
        z.object({ seal: z.string() }),
        'GET',
        `/api/logbooks/volumes/${volumeID}/seals/${line.n}`,
      )
    ).seal;
  expect(await now()).toBe(line.seal);
  await rewrite();
  expect(await captain.ok(verdict, 'GET', `/api/logbooks/volumes/${volumeID}/verify`)).toMatchObject({
    count: 4,
    broken: null,
    gaps: [],
  });
  expect(await now()).not.toBe(line.seal);
  const { records } = await captain.ok(
    logbooks.exported.response,
    'GET',
    `/api/logbooks/volumes/${volumeID}/export`,
  );
  expect(disagreements([line], volumeID, (n) => records[n - 1]?.seal)).toEqual([line]);
});

test('only the master and the office say where the seals go', async () => {
  await mailed();
  const engineer = await as(server, 'engineer');
  expect(await engineer.status('PUT', `${SEALS}/rule`, { addresses: [] })).toBe(403);
  expect(await engineer.status('GET', `${SEALS}/rule`)).toBe(200);
});

test('a record whose text holds the signs by which records are read in parts is a break, and hides nothing', async () => {
  const { captain } = await mailed();
  await server.services.database.asOwner(async (owner) => {
    await sql`alter table log_records disable trigger keep_sealed`.execute(owner);
    await sql`update log_records set seal = seal || chr(31) || content || chr(30) || stamp || chr(30) || seal
      where volume_id = ${volumeID} and n = 2`.execute(owner);
    await sql`alter table log_records enable trigger keep_sealed`.execute(owner);
  });
  expect(await captain.ok(verdict, 'GET', `/api/logbooks/volumes/${volumeID}/verify`)).toMatchObject({
    count: 1,
    broken: { n: 2, why: 'seal' },
  });
});
