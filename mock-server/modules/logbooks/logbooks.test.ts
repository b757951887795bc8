import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import {
  logbooks,
  logdrafts,
  logRecord,
  logVolume,
  type RecordContent,
  verdict,
} from '#modules/logbooks/contract.ts';
import { canonical } from '#modules/logbooks/rules/canonical.ts';
import { verifyVolume } from '#modules/logbooks/rules/chain.ts';
import { APP_ROLE } from '../../db/migrations/0011_rows_of_boats.ts';
import { HOUSE_ROLE } from '../../db/migrations/0020_walls.ts';
import { as } from '../../testing/as.ts';
import { BOAT, givePins, hourly, logDevice } from '../../testing/logbooks.ts';
import { useTestApp } from '../../testing/useTestApp.ts';
import { sha256 } from './sign.ts';

const server = useTestApp();
const volumeID = 'volume-of-test';
const opening = { kind: 'open', volumeID, code: 'open', fields: { place: 'Antibes' } } as const;
const entry = (barometer: number, remarks = '') =>
  ({ kind: 'entry', volumeID, ...hourly(barometer, remarks) }) as const;

const bridge = async () => {
  await givePins(server, 'captain', 'engineer');
  const captain = await logDevice(server, 'captain');
  const engineer = await logDevice(server, 'engineer');
  await captain.sign(opening);
  return { captain, engineer };
};
type Bridge = Awaited<ReturnType<typeof bridge>>;

const verified = ({ captain }: Bridge) =>
  captain.ok(verdict, 'GET', `/api/logbooks/volumes/${volumeID}/verify`);
const listed = ({ captain }: Bridge, search = '') =>
  captain.ok(z.array(logRecord), 'GET', `/api/logbooks/volumes/${volumeID}/records${search}`);
const exported = ({ captain }: Bridge) =>
  captain.ok(logbooks.exported.response, 'GET', `/api/logbooks/volumes/${volumeID}/export`);

describe('a volume', () => {
  test('takes signed entries, each of which seals the one before', async () => {
    const people = await bridge();
    const { captain, engineer } = people;
    const first = await captain.sign(entry(1012));
    const second = await engineer.sign(entry(1011.5, 'Fire round, all well'));
    expect([first.n, second.n, second.page]).toEqual([2, 3, 1]);
    expect(second.signer).toMatchObject({ userID: 'user-engineer' });
    const { records } = await exported(people);
    expect(records.map(({ content }) => sha256(content))).toEqual([
      expect.any(String),
      first.hash,
      second.hash,
    ]);
    expect(await verified(people)).toMatchObject({ count: 3, head: second.seal, broken: null, gaps: [] });
    expect(await captain.ok(z.array(logVolume), 'GET', `/api/logbooks/boat/${BOAT}`)).toMatchObject([
      { no: 1, records: 3, unverified: 2, lastBy: second.signer.name },
    ]);
    expect((await listed(people, '?find=all WELL')).map(({ n }) => n)).toEqual([3]);
  });

  test('is amended by further entries, witnessed, verified by the master, and closed', async () => {
    const people = await bridge();
    const { captain, engineer } = people;
    const wrong = await engineer.sign(entry(1021));
    const amends = { amends: wrong._id, amendsHash: wrong.hash };
    const right = await engineer.sign({
      ...entry(1012),
      kind: 'amend',
      ...amends,
      reason: 'Read the wrong scale',
    });
    const witness = await captain.sign({ kind: 'witness', volumeID, ...amends });
    const verifying = { kind: 'verify' as const, volumeID, covers: [wrong.hash, right.hash], of: '1' };
    expect((await engineer.send(engineer.write(verifying))).status).toBe(403);
    const verify = await captain.sign(verifying);
    expect((await listed(people)).map(({ content }) => content.kind)).toEqual([
      ...['verify', 'witness', 'amend', 'entry', 'open'],
    ]);
    const about = await captain.ok(z.array(logRecord), 'GET', `/api/logbooks/records/${wrong._id}`);
    expect(about.map(({ content }) => content.kind)).toEqual(['entry', 'amend', 'witness', 'verify']);
    const close = await captain.sign({ kind: 'close', volumeID, fields: {} });
    // Each was answered as the record that it has become.
    expect((await listed(people)).slice(0, -1)).toEqual([close, verify, witness, right, wrong]);
    expect((await engineer.send(engineer.write(entry(1010)))).status).toBe(409);
    const [volume] = await captain.ok(z.array(logVolume), 'GET', `/api/logbooks/boat/${BOAT}`);
    expect(volume).toMatchObject({ unverified: 0, closedAt: expect.any(String) });
    expect(await verified(people)).toMatchObject({ broken: null });
    await captain.sign({ ...opening, volumeID: 'volume-of-test-2' });
  });

  test('takes an entry once, however often it is sent, and never with other words', async () => {
    const { captain } = await bridge();
    const content = captain.write(entry(1012));
    const answers = [await captain.send(content), await captain.send(content)];
    expect(answers.map(({ json }) => Object(json).n)).toEqual([2, 2]);
    expect((await captain.send({ ...content, reason: 'other' })).status).toBe(409);
  });

  test('signing takes the place of the draft', async () => {
    const { captain } = await bridge();
    const content = captain.write(entry(1012));
    const { _id, code, at, fields } = content;
    const draft = { _id, boatID: BOAT, volumeID, book: 'sea', code, at, values: fields };
    await captain.ok(logdrafts.item, 'POST', '/api/logdrafts', draft);
    await captain.send(content);
    expect(await captain.ok(z.array(logdrafts.item), 'GET', `/api/logdrafts/boat/${BOAT}`)).toEqual([]);
  });
});

describe('a signature', () => {
  test('needs the signer’s own PIN, made for these words', async () => {
    const { captain } = await bridge();
    const content = captain.write(entry(1012));
    expect((await captain.send(content, { pin: '111111' })).status).toBe(400);
    const proof = captain.proofOf({ ...content, fields: {} });
    expect((await captain.send(content, { proof })).status).toBe(400);
    expect((await captain.send(content, { proof: 'none' })).status).toBe(400);
    expect((await captain.send(content)).status).toBe(201);
  });

  test('is given by the watch on one tablet, and by nobody of another vessel', async () => {
    const { captain } = await bridge();
    const witness = await captain.sign({ ...entry(1012), signerID: 'user-engineer' });
    expect(witness.signer.userID).toBe('user-engineer');
    for (const signerID of ['user-rival', 'user-superadmin', 'nobody'])
      expect((await captain.send(captain.write({ ...entry(1012), signerID }))).status).toBe(403);
  });

  test('is slowed after wrong PINs, like a sign-in', async () => {
    const { captain } = await bridge();
    const answers = [];
    for (let n = 0; n < 7; n++)
      answers.push((await captain.send(captain.write(entry(1012)), { pin: `${n}00000` })).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  test('is of the text that the book understands, and of no other', async () => {
    const { captain } = await bridge();
    const content = captain.write(entry(1012));
    const sendText = async (text: string) =>
      (await captain.send(content, { text, proof: captain.proofOf(content) })).status;
    expect(await sendText(JSON.stringify(content, null, 1))).toBe(400);
    expect(await sendText('{')).toBe(400);
    const wrong: RecordContent['fields'][] = [{ barometer: 3000 }, { unknown: 1 }, { position: 'here' }];
    for (const fields of wrong)
      expect((await captain.send({ ...content, fields: { ...content.fields, ...fields } })).status).toBe(400);
    expect((await captain.send({ ...content, boatID: 'boat-meridian' })).status).toBe(400);
  });
});

test('two devices without a link keep their own order, whatever their clocks say', async () => {
  const people = await bridge();
  const { captain, engineer } = people;
  const late = { signedAt: '2031-01-01T00:00:00.000Z' };
  const early = { signedAt: '2019-01-01T00:00:00.000Z' };
  const onBridge = [1, 2, 3].map((n) => captain.write({ ...entry(1010 + n), ...late }));
  const below = [1, 2, 3].map((n) => engineer.write({ ...entry(1000 + n), ...early }));
  for (const at of [0, 1, 2])
    for (const [device, contents] of [
      [engineer, below],
      [captain, onBridge],
    ] as const) {
      const content = contents[at];
      if (content) expect((await device.send(content)).status).toBe(201);
    }
  expect(await verified(people)).toMatchObject({ count: 7, broken: null, gaps: [] });
  const order = (await listed(people))
    .reverse()
    .flatMap(({ content: { deviceSeq, device } }) => (device === 'device-of-engineer' ? [deviceSeq] : []));
  expect(order).toEqual([1, 2, 3]);
});

test('an entry that its device signed and that never came shows as a gap', async () => {
  const people = await bridge();
  await people.engineer.sign(entry(1012));
  people.engineer.write(entry(1013));
  const third = await people.engineer.sign(entry(1014));
  expect(await verified(people)).toMatchObject({ broken: null, gaps: [third.n] });
});

test('nobody changes or deletes what was signed, not even the owner of the tables', async () => {
  await bridge();
  const tried = (role: string | undefined, statement: string) =>
    server.services.database.asOwner((owner) =>
      owner.transaction().execute(async (trx) => {
        if (role) await sql.raw(`set local role ${role}`).execute(trx);
        await sql.raw(statement).execute(trx);
      }),
    );
  for (const table of ['log_records', 'log_volumes'])
    for (const statement of [`update ${table} set boat_id = 'x'`, `delete from ${table}`]) {
      for (const role of [APP_ROLE, HOUSE_ROLE])
        await expect(tried(role, statement)).rejects.toThrow(/permission denied/);
      await expect(tried(undefined, statement)).rejects.toThrow(/never changed/);
    }
  const admin = await as(server, 'superadmin');
  for (const method of ['PUT', 'DELETE'])
    expect(await admin.status(method, '/api/logbooks/records/record-device-of-captain-1', {})).toBe(404);
});

test('whoever writes past the rules into the database is found out', async () => {
  const people = await bridge();
  await people.captain.sign(entry(1012));
  await people.captain.sign(entry(1013));
  await server.services.database.asOwner(async (owner) => {
    await sql`alter table log_records disable trigger keep_sealed`.execute(owner);
    await sql`update log_records set content = replace(content, '1012', '1022') where n = 2`.execute(owner);
    await sql`alter table log_records enable trigger keep_sealed`.execute(owner);
  });
  expect(await verified(people)).toMatchObject({ count: 1, broken: { n: 2, why: 'content' } });
  const { records } = await exported(people);
  expect(verifyVolume(records, sha256)).toMatchObject({ broken: { n: 2 } });
  expect(canonical({ b: 1, a: 'é' })).toBe('{"a":"é","b":1}');
});

test('people without the flag see no book, and no other vessel’s', async () => {
  await bridge();
  for (const username of ['chef', 'rival']) {
    const person = await as(server, username);
    expect(await person.status('GET', `/api/logbooks/boat/${BOAT}`)).toBe(403);
    expect([403, 404]).toContain(await person.status('GET', `/api/logbooks/volumes/${volumeID}/export`));
  }
});
