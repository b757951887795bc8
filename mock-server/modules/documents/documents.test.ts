import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { difference, found } from '#modules/documents/contract/commands.ts';
import { documents, type VesselDocument } from '#modules/documents/contract.ts';
import { folders } from '#modules/folders/contract.ts';
import { noticeSchema } from '#modules/notices/contract.ts';
import { plainPdf } from '../../seed/plainPdf.ts';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';
import { noticeExpiring } from './tell.ts';

const BOAT = 'boat-halcyon';
const PRO7 = 'document-halcyon-pro-07';
const server = useTestApp();
let captain: Awaited<ReturnType<typeof as>>;
beforeEach(async () => {
  captain = await as(server, 'captain');
});

type Person = Awaited<ReturnType<typeof as>>;

const listOf = (person: Person) => person.ok(z.array(documents.item), 'GET', `/api/documents/boat/${BOAT}`);
const one = (person: Person, id: string) => person.ok(documents.item, 'GET', `/api/documents/${id}`);
const search = (person: Person, q: string) =>
  person.ok(z.array(found), 'GET', `/api/documents/search/${BOAT}?q=${encodeURIComponent(q)}`);

const upload = async (person: Person, ownerID: string, name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const _id = newId();
  const form = new FormData();
  for (const [key, value] of Object.entries({ _id, resource: 'documents', ownerID, kind: 'file', name }))
    form.append(key, value);
  form.append('file', new Blob([bytes]), name);
  const headers = { 'x-auth-token': person.token };
  const { status } = await server.app.request('/api/files', { method: 'POST', headers, body: form });
  expect(status).toBe(201);
  return _id;
};

const paper = async (person: Person, fields: Partial<VesselDocument> = {}) => {
  const _id = newId();
  const body = { _id, boatID: BOAT, name: 'Test paper', ...fields };
  return documents.item.parse((await person.call('POST', '/api/documents', body)).json);
};

test('the text of an uploaded PDF is found, with the passage and its page, and never that of an old revision', async () => {
  const document = await paper(captain);
  const first = await upload(
    captain,
    document._id,
    'a.pdf',
    new Uint8Array(plainPdf('Test', [['Nothing here.'], ['The halyard winch is greased with lanolin.']])),
  );
  expect(await captain.status('POST', `/api/documents/revise/${document._id}`, { fileID: first })).toBe(201);
  await expect.poll(() => search(captain, 'lanolin')).toHaveLength(1);
  const [hit] = await search(captain, 'halyard lano');
  expect(hit).toMatchObject({ _id: document._id, page: 2 });
  expect(hit?.passage).toContain('greased with lanolin');
  const second = await upload(captain, document._id, 'b.csv', new TextEncoder().encode('grease;vaseline'));
  expect(await captain.status('POST', `/api/documents/revise/${document._id}`, { fileID: second })).toBe(201);
  await expect.poll(() => search(captain, 'vaseline')).toHaveLength(1);
  expect(await search(captain, 'lanolin')).toEqual([]);
  expect((await one(captain, document._id)).revisions.map(({ no, state }) => [no, state])).toEqual([
    [1, 'superseded'],
    [2, 'effective'],
  ]);
});

test('names and numbers are found too, in other scripts as well', async () => {
  await paper(captain, { name: '消防设备清单' });
  expect((await search(captain, '设备')).map(({ passage }) => passage)).toEqual(['']);
  expect((await search(captain, 'pro-07')).some(({ _id }) => _id === PRO7)).toBe(true);
  expect((await search(captain, 'harness resuscitator')).map(({ _id }) => _id)).toEqual([PRO7]);
});

test('what lies in a folder for some people is not there for others: list, search, files, history', async () => {
  const engineer = await as(server, 'engineer');
  const agreement = 'document-halcyon-crew-agreement-summer-season';
  expect((await listOf(captain)).some(({ _id }) => _id === agreement)).toBe(true);
  expect((await listOf(engineer)).some(({ _id }) => _id === agreement)).toBe(false);
  expect(await engineer.status('GET', `/api/documents/${agreement}`)).toBe(404);
  expect(await engineer.status('GET', `/api/files/documents/${agreement}`)).toBe(404);
  expect(await engineer.status('PUT', `/api/documents/${agreement}`, { rev: 0, name: 'Mine' })).toBe(404);
  expect(await search(engineer, 'repatriation')).toEqual([]);
  expect(await search(captain, 'repatriation')).toHaveLength(1);
  const files = await engineer.call('GET', `/api/files/boat/${BOAT}/documents`);
  expect(JSON.stringify(files.json)).not.toContain(agreement);
  const tree = await engineer.ok(z.array(folders.item), 'GET', `/api/folders/boat/${BOAT}`);
  expect(tree.some(({ name }) => name === 'Crew papers')).toBe(false);
  // Its history stays closed after it was deleted.
  expect(await captain.status('DELETE', `/api/documents/${agreement}`)).toBe(200);
  expect(await engineer.status('GET', `/api/history/documents/${agreement}`)).toBe(404);
  const gone = await engineer.call('GET', `/api/history/documents/deleted/${BOAT}`);
  expect(JSON.stringify(gone.json)).not.toContain(agreement);
  const deleted = await captain.call('GET', `/api/history/documents/deleted/${BOAT}`);
  expect(JSON.stringify(deleted.json)).toContain(agreement);
});

test('a folder that is closed is gone for those who knew it, and only few may close one', async () => {
  const engineer = await as(server, 'engineer');
  const id = 'folder-halcyon-manuals';
  const folder = await captain.ok(folders.item, 'GET', `/api/folders/${id}`);
  const closing = { rev: folder.rev, readers: ['user-captain'] };
  expect(await engineer.status('PUT', `/api/folders/${id}`, closing)).toBe(403);
  const before = (await listOf(engineer)).length;
  expect(await captain.status('PUT', `/api/folders/${id}`, closing)).toBe(200);
  const changes = z.object({ removed: z.array(z.string()) });
  const { removed } = await engineer.ok(changes, 'GET', `/api/folders/boat/${BOAT}?since=${folder.rev}`);
  expect(removed).toContain(id);
  expect((await listOf(engineer)).length).toBe(before - 2);
});

test('folders make a tree without circles, twins, or deletes of what is full', async () => {
  const body = (fields: object) => ({ _id: newId(), boatID: BOAT, name: 'New', mainFolder: true, ...fields });
  const add = (fields: object) => captain.status('POST', '/api/folders', body(fields));
  expect(await add({ name: 'manuals' })).toBe(400);
  expect(await add({ mainFolder: false })).toBe(400);
  expect(await add({ mainfolderID: 'nowhere', mainFolder: false })).toBe(400);
  expect(await add({ mainfolderID: 'folder-halcyon-manuals', mainFolder: false })).toBe(201);
  const top = await captain.ok(folders.item, 'GET', '/api/folders/folder-halcyon-certificates');
  const inside = { rev: top.rev, mainfolderID: 'folder-halcyon-certificates-class', mainFolder: false };
  expect(await captain.status('PUT', `/api/folders/${top._id}`, inside)).toBe(400);
  expect(await captain.status('DELETE', '/api/folders/folder-halcyon-manuals')).toBe(409);
});

test('one revision of a number is in force; whoever must read it is asked, and confirms as themself', async () => {
  const officer = await as(server, 'jweber');
  const before = await one(captain, PRO7);
  const fileID = await upload(
    officer,
    PRO7,
    'pro-07.pdf',
    new Uint8Array(plainPdf('PRO-07', [['4.7 The permit is drawn up in three copies.']])),
  );
  const asked = { fileID, note: 'Three copies' };
  expect(await officer.status('POST', `/api/documents/revise/${PRO7}`, asked)).toBe(201);
  // It waits: the one before is in force, and the officer may not approve it.
  expect(await one(captain, PRO7)).toMatchObject({ mainFile: before.mainFile, revision: 8 });
  const yes = { fileID, agreed: true, date: '2026-06-18', reason: '' };
  expect(await officer.status('POST', `/api/documents/decide/${PRO7}`, yes)).toBe(403);
  expect(await captain.status('POST', `/api/documents/decide/${PRO7}`, { ...yes, agreed: false })).toBe(400);
  expect(await captain.status('POST', `/api/documents/decide/${PRO7}`, yes)).toBe(201);
  const now = await one(captain, PRO7);
  expect(now).toMatchObject({ mainFile: fileID, revision: 9, date: '2026-06-18', readBy: [] });
  expect(now.revisions.filter(({ state }) => state === 'effective')).toHaveLength(1);
  // The chef sees no documents but those to read.
  const chef = await as(server, 'chef');
  const bell = await chef.ok(z.array(noticeSchema), 'GET', '/api/notifications');
  expect(bell.find(({ kind }) => kind === 'documentToRead')?.params).toMatchObject({ revision: '9' });
  expect((await listOf(chef)).every(({ holders }) => holders.includes('user-chef'))).toBe(true);
  expect(await chef.status('POST', `/api/documents/read/${PRO7}`, { fileID: before.mainFile })).toBe(409);
  expect(await chef.status('POST', `/api/documents/read/${PRO7}`, { fileID })).toBe(201);
  expect(await chef.status('POST', `/api/documents/read/${PRO7}`, { fileID })).toBe(201);
  expect((await one(captain, PRO7)).readBy.map(({ userID }) => userID)).toEqual(['user-chef']);
  expect(await chef.status('GET', '/api/documents/document-halcyon-general-arrangement')).toBe(403);
  const stranger = await as(server, 'rival');
  expect(await stranger.status('POST', `/api/documents/read/${PRO7}`, { fileID })).toBe(404);
  // What changed is shown line by line, between revisions of this document only.
  const lines = z.object({ read: z.boolean(), lines: z.array(difference) });
  const from = now.revisions.find(({ no }) => no === 7)?.fileID;
  const to = now.revisions.find(({ no }) => no === 8)?.fileID;
  const changed = await captain.ok(lines, 'GET', `/api/documents/changes/${PRO7}?from=${from}&to=${to}`);
  expect(changed.lines.filter(({ kind }) => kind === 'added').map(({ text }) => text)).toContainEqual(
    expect.stringContaining('4.6 A reading outside the limits'),
  );
  expect(await captain.status('GET', `/api/documents/changes/${PRO7}?from=${from}&to=none`)).toBe(404);
});

test('two revisions at once: the second person is asked; a number belongs to one document', async () => {
  const engineer = await as(server, 'engineer');
  const document = await paper(captain);
  const mine = await upload(captain, document._id, 'a.txt', new TextEncoder().encode('one'));
  const theirs = await upload(engineer, document._id, 'b.txt', new TextEncoder().encode('two'));
  const { rev } = await one(captain, document._id);
  const revise = (person: Person, fileID: string) =>
    person.status('POST', `/api/documents/revise/${document._id}`, { fileID, rev });
  expect(await revise(captain, mine)).toBe(201);
  expect(await revise(engineer, theirs)).toBe(409);
  // The file of another document is not taken for a revision.
  expect(await revise(captain, 'file-document-halcyon-pro-07-8')).toBe(400);
  const twin = { rev, number: 'pro-07' };
  expect(await captain.status('PUT', `/api/documents/${document._id}`, twin)).toBe(400);
});

test('a change is asked for, and answered by those who may', async () => {
  const chef = await as(server, 'chef');
  const request = { _id: newId(), text: 'The galley has no gas detector.' };
  expect(await chef.status('POST', `/api/documents/ask/${PRO7}`, request)).toBe(201);
  expect(await chef.status('POST', `/api/documents/ask/${PRO7}`, request)).toBe(201);
  const bell = await captain.ok(z.array(noticeSchema), 'GET', '/api/notifications');
  expect(bell.filter(({ kind }) => kind === 'documentChange')).toHaveLength(1);
  const no = { request: request._id, agreed: false, reason: '' };
  const engineer = await as(server, 'engineer');
  expect(await engineer.status('POST', `/api/documents/answer/${PRO7}`, { ...no, reason: 'No' })).toBe(403);
  expect(await captain.status('POST', `/api/documents/answer/${PRO7}`, no)).toBe(400);
  expect(await captain.status('POST', `/api/documents/answer/${PRO7}`, { ...no, reason: 'It has' })).toBe(
    201,
  );
  expect((await one(captain, PRO7)).requests).toMatchObject([{ state: 'refused', answer: 'It has' }]);
});

test("people are told at 90, 60, 30, 7 and 0 days, by the ship's day, each step once", async () => {
  const { db } = server.services.database;
  await db.deleteFrom('notices').execute();
  const steps: string[] = [];
  await captain.call('DELETE', '/api/documents/document-halcyon-ship-sanitation-control-exemption');
  for (const { _id, rev, expDate } of await listOf(captain))
    if (expDate) await captain.call('PUT', `/api/documents/${_id}`, { rev, expDate: null });
  await paper(captain, { name: 'Radio licence', expDate: '2026-09-16' });
  for (const day of ['2026-06-17', '2026-06-18', '2026-07-18', '2026-08-20', '2026-09-10', '2026-09-16']) {
    server.time.stopped = new Date(`${day}T12:00:00.000Z`);
    await noticeExpiring(server.services);
    await noticeExpiring(server.services);
    server.time.stopped = undefined;
    const rows = await db.selectFrom('notices').selectAll().where('kind', '=', 'documentExpires').execute();
    steps.push(rows.map(({ params }) => params.days).join(' '));
    await db.deleteFrom('notices').execute();
  }
  expect(steps).toEqual(['', '90', '60', '27', '6', '0']);
});
