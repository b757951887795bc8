import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import {
  INSPECTION_HEADER,
  inspectionView,
  logAccess,
  logInspection,
  MAX_WRONG_CODES,
} from '#modules/logbooks/contract/inspection.ts';
import { hashToken } from '../../auth/viewer.ts';
import { as } from '../../testing/as.ts';
import { BOAT, givePins, hourly, logDevice } from '../../testing/logbooks.ts';
import { useTestApp } from '../../testing/useTestApp.ts';
import { catalog } from '../index.ts';

const server = useTestApp();
const TOKEN = 'token-of-the-link';
const LIST = `/api/logbooks/boat/${BOAT}/inspections`;
const newLink = { _id: 'inspection-1', forWhom: 'Port State control', hours: 4, tokenHash: hashToken(TOKEN) };

/** Two open volumes; the link shows the first of them. */
const withLink = async (link: object = newLink) => {
  await givePins(server, 'captain');
  const captain = await logDevice(server, 'captain');
  for (const [book, volumeID] of [
    ['sea', 'volume-shown'],
    ['port', 'volume-kept'],
  ] as const)
    await captain.sign({ kind: 'open', book, volumeID, code: 'open', fields: { place: 'Antibes' } });
  await captain.sign({ kind: 'entry', volumeID: 'volume-shown', ...hourly(1012, 'All well') });
  expect(await captain.status('POST', LIST, { ...link, volumes: ['volume-shown'] })).toBe(201);
  return captain;
};

const ask = async (path: string, token = TOKEN) => {
  const answer = await server.app.request(path, { headers: { [INSPECTION_HEADER]: token } });
  const isPaper = answer.headers.get('content-type') === 'application/pdf';
  return { status: answer.status, json: isPaper ? undefined : await answer.json() };
};
const page = '/api/inspection/volumes/volume-shown/pages/1';

test('a link shows its books without an account, and the master sees every view', async () => {
  const captain = await withLink();
  const view = inspectionView.parse((await ask('/api/inspection')).json);
  expect(view).toMatchObject({ forWhom: 'Port State control', volumes: [{ _id: 'volume-shown', pages: 1 }] });
  expect(JSON.stringify((await ask(page)).json)).toContain('All well');
  expect((await ask('/api/inspection/volumes/volume-shown/export')).status).toBe(200);
  expect((await ask('/api/inspection/volumes/volume-shown/pdf')).status).toBe(200);
  const [seen] = await captain.ok(z.array(logInspection), 'GET', LIST);
  expect(seen?.views.map(({ deed }) => deed).toReversed()).toEqual([
    ...['given', 'opened', 'page', 'check', 'pdf'],
  ]);
  expect(seen?.views.find(({ deed }) => deed === 'page')).toMatchObject({
    volumeID: 'volume-shown',
    page: 1,
  });
  const own = z.array(logAccess).parse((await ask('/api/inspection/views')).json);
  expect(own.map(({ deed }) => deed)).toEqual(['pdf', 'check', 'page', 'opened']);
});

test('a link reaches no other book, no other call, and nothing after its end', async () => {
  const captain = await withLink();
  for (const path of ['pages/1', 'export', 'pdf'])
    expect((await ask(`/api/inspection/volumes/volume-kept/${path}`)).status).toBe(404);
  for (const [name, contract] of Object.entries(catalog.contracts)) {
    if (name === 'inspectionCalls') continue;
    for (const { method, path, access } of Object.values(contract)) {
      if (access === 'public' || path.startsWith('/api/events')) continue;
      const answer = await server.app.request(
        path.replace(':boatID', BOAT).replace(/:\w+/g, 'volume-shown'),
        {
          method,
          headers: { [INSPECTION_HEADER]: TOKEN, 'x-auth-token': TOKEN },
        },
      );
      expect(answer.status, `${method} ${path}`).toBe(401);
    }
  }
  for (const wrong of ['', 'another']) expect((await ask('/api/inspection', wrong)).status).toBe(404);
  // What the database holds opens nothing.
  expect((await ask('/api/inspection', newLink.tokenHash)).status).toBe(404);
  expect(await captain.status('POST', '/api/logbooks/inspections/inspection-1/end')).toBe(201);
  for (const path of ['/api/inspection', '/api/inspection/views', page])
    expect((await ask(path)).status).toBe(404);
});

test('a link ends by itself', async () => {
  await withLink();
  server.time.stopped = new Date(server.services.clock().getTime() + 4 * 3_600_000 - 60_000);
  expect((await ask(page)).status).toBe(200);
  server.time.stopped = new Date(server.services.clock().getTime() + 120_000);
  expect((await ask(page)).status).toBe(404);
});

test('only the master and the office open and end links, for books of their vessel', async () => {
  const captain = await withLink();
  const engineer = await as(server, 'engineer');
  const another = { ...newLink, _id: 'inspection-2', tokenHash: hashToken('x'), volumes: ['volume-shown'] };
  expect(await engineer.status('POST', LIST, another)).toBe(403);
  expect(await engineer.status('POST', '/api/logbooks/inspections/inspection-1/end')).toBe(403);
  expect(await captain.status('POST', LIST, { ...another, volumes: ['volume-of-others'] })).toBe(404);
  expect(await captain.status('POST', LIST, { ...another, hours: 100 })).toBe(400);
  const rival = await as(server, 'rival');
  expect(await rival.status('POST', '/api/logbooks/inspections/inspection-1/end')).toBe(404);
  expect(await (await as(server, 'manager')).status('POST', LIST, another)).toBe(201);
});

test('the token lies nowhere, and nobody takes a line out of the record', async () => {
  const captain = await withLink();
  await ask(page);
  const { db } = server.services.database;
  const { rows } = await sql<{ text: string }>`
    select (select json_agg(i)::text from log_inspections i) || (select json_agg(a)::text from log_access a)
      || coalesce((select json_agg(o)::text from applied_ops o), '') as text`.execute(db);
  expect(rows[0]?.text).toContain('inspection-1');
  expect(rows[0]?.text).not.toContain(TOKEN);
  for (const statement of ['delete from log_access', "update log_access set who = 'x'"])
    await expect(
      server.services.database.asOwner((owner) => sql.raw(statement).execute(owner)),
    ).rejects.toThrow(/never changed/);
  await captain.ok(z.array(z.unknown()), 'GET', '/api/logbooks/volumes/volume-shown/records');
  const lines = await captain.ok(z.array(logAccess), 'GET', `/api/logbooks/boat/${BOAT}/access`);
  expect(lines.some(({ deed, volumeID }) => deed === 'read' && volumeID === 'volume-shown')).toBe(true);
});

const CODE = '042917';
const withCode = { ...newLink, tokenHash: hashToken(`${TOKEN}.${CODE}`), linkHash: hashToken(TOKEN) };
const wrongCode = (n: number) => `${TOKEN}.${String(n).padStart(6, '0')}`;

test('a link that asks for a code opens with it only, and the master sees wrong ones', async () => {
  const captain = await withLink(withCode);
  for (const path of ['/api/inspection', '/api/inspection/views', page])
    expect((await ask(path)).status).toBe(403);
  expect((await ask('/api/inspection', wrongCode(1))).status).toBe(403);
  // What the database holds opens nothing, and neither does the code alone.
  for (const token of [withCode.tokenHash, withCode.linkHash, CODE, `another.${CODE}`])
    expect((await ask('/api/inspection', token)).status).toBe(404);
  expect((await ask('/api/inspection', `${TOKEN}.${CODE}`)).status).toBe(200);
  expect((await ask(page, `${TOKEN}.${CODE}`)).status).toBe(200);
  const [link] = await captain.ok(z.array(logInspection), 'GET', LIST);
  expect(link).toMatchObject({ withCode: true, wrongCodes: 1, endedAt: null });
  expect(link?.views.map(({ deed }) => deed)).toEqual(['page', 'opened', 'wrongCode', 'given']);
});

test('so many wrong codes end the link, also when all come at once, and a right one between them resets nothing', async () => {
  const captain = await withLink(withCode);
  for (let n = 1; n < MAX_WRONG_CODES; n++) {
    expect((await ask('/api/inspection', wrongCode(n))).status).toBe(403);
    expect((await ask('/api/inspection', `${TOKEN}.${CODE}`)).status).toBe(200);
  }
  expect((await ask('/api/inspection', wrongCode(MAX_WRONG_CODES))).status).toBe(404);
  expect((await ask('/api/inspection', `${TOKEN}.${CODE}`)).status).toBe(404);
  const [link] = await captain.ok(z.array(logInspection), 'GET', LIST);
  expect(link?.wrongCodes).toBe(MAX_WRONG_CODES);
  expect(link?.endedAt).not.toBeNull();

  const second = 'token-of-the-second-link';
  const another = { ...newLink, _id: 'inspection-3', volumes: ['volume-shown'] };
  const hashes = { tokenHash: hashToken(`${second}.${CODE}`), linkHash: hashToken(second) };
  expect(await captain.status('POST', LIST, { ...another, ...hashes })).toBe(201);
  const guesses = Array.from({ length: 30 }, (_, n) => ask('/api/inspection', `${second}.90000${n % 10}`));
  const answers = await Promise.all(guesses);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(MAX_WRONG_CODES - 1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(30 - MAX_WRONG_CODES + 1);
  expect((await ask('/api/inspection', `${second}.${CODE}`)).status).toBe(404);
  const links = await captain.ok(z.array(logInspection), 'GET', LIST);
  expect(links.find(({ _id }) => _id === 'inspection-3')?.wrongCodes).toBe(MAX_WRONG_CODES);
});

test('right code or not, such a link shows its books only, asks at each call, and is over when its time is', async () => {
  const captain = await withLink(withCode);
  const right = `${TOKEN}.${CODE}`;
  const paths = ['pages/1', 'export', 'pdf'];
  for (const path of paths) {
    expect((await ask(`/api/inspection/volumes/volume-shown/${path}`)).status, path).toBe(403);
    expect((await ask(`/api/inspection/volumes/volume-shown/${path}`, right)).status, path).toBe(200);
    expect((await ask(`/api/inspection/volumes/volume-kept/${path}`, right)).status, path).toBe(404);
    expect((await ask(`/api/inspection/volumes/volume-kept/${path}`)).status, path).toBe(403);
  }
  // The code in other clothes: each is a wrong one or no link at all.
  for (const token of [`${right}.`, `.${CODE}`, `${TOKEN}..${CODE}`, `${TOKEN}.%`])
    expect((await ask('/api/inspection', token)).status, token).not.toBe(200);
  const wrongBefore = (await captain.ok(z.array(logInspection), 'GET', LIST))[0]?.wrongCodes;
  server.time.stopped = new Date(server.services.clock().getTime() + 4 * 3_600_000 + 60_000);
  for (const token of [right, wrongCode(1), TOKEN])
    expect((await ask('/api/inspection', token)).status).toBe(404);
  const [over] = await captain.ok(z.array(logInspection), 'GET', LIST);
  expect(over?.wrongCodes).toBe(wrongBefore);
});

test('neither the code nor what stands in the link lies in the database or in an answer of the server', async () => {
  const captain = await withLink(withCode);
  await ask('/api/inspection', wrongCode(7));
  await ask(page, `${TOKEN}.${CODE}`);
  const answers = [
    (await ask('/api/inspection', `${TOKEN}.${CODE}`)).json,
    (await ask('/api/inspection/views', `${TOKEN}.${CODE}`)).json,
    await captain.ok(z.array(z.unknown()), 'GET', LIST),
    await captain.ok(z.array(z.unknown()), 'GET', `/api/logbooks/boat/${BOAT}/access`),
  ];
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(i)::text, '') || (select json_agg(a)::text from log_access a)
      || coalesce((select json_agg(o)::text from applied_ops o), '') as text from log_inspections i`.execute(
    server.services.database.db,
  );
  for (const text of [JSON.stringify(answers), rows[0]?.text]) {
    expect(text).toContain('inspection-1');
    expect(text).not.toContain(TOKEN);
    expect(text).not.toContain(CODE);
  }
  expect(JSON.stringify(answers)).not.toContain(withCode.tokenHash);
  expect(JSON.stringify(answers)).not.toContain(withCode.linkHash);
});
