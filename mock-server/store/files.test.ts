import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { fileSchema } from '#modules/files/contract.ts';
import { demoID } from '../seed/equipment.ts';
import { as, PIXEL } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';
import { sweepContents } from './contents.ts';
import { sniffType } from './files.ts';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);
const PDF = new TextEncoder().encode('%PDF-1.7\n');
const HTML = new TextEncoder().encode('<html><script>alert(1)</script></html>');
const machine = demoID('halcyon', 'Power generation > Generator 1');

describe('the type of a file', () => {
  test.each<[string, Uint8Array, string, string | undefined]>([
    ['a photo', JPEG, 'plate.jpg', 'image/jpeg'],
    ['a photo under another name', JPEG, 'plate.pdf', 'image/jpeg'],
    ['a manual', PDF, 'manual.pdf', 'application/pdf'],
    ['a page that calls itself a photo', HTML, 'plate.jpg', undefined],
    ['a page', HTML, 'index.html', undefined],
    ['a list', new TextEncoder().encode('a;b\n1;2'), 'list.csv', 'text/csv'],
    [
      'a program that calls itself a list',
      Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 0]),
      'list.csv',
      undefined,
    ],
    ['a vector drawing, which can carry scripts', new TextEncoder().encode('<svg/>'), 'a.svg', undefined],
    ['nothing', new Uint8Array(), 'a.jpg', undefined],
  ])('%s', (_name, bytes, name, type) => {
    expect(sniffType(bytes, name)).toBe(type);
  });
});

describe('uploads', () => {
  const server = useTestApp();

  const upload = async (persona: string, bytes: Uint8Array, fields: Record<string, string> = {}) => {
    const { token } = await as(server, persona);
    const form = new FormData();
    const all = {
      _id: newId(),
      resource: 'equipmentgroups',
      ownerID: machine,
      kind: 'photo',
      name: 'plate.jpg',
      ...fields,
    };
    for (const [key, value] of Object.entries(all)) form.append(key, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), all.name);
    const answer = await server.app.request('/api/files', {
      method: 'POST',
      headers: { 'x-auth-token': token },
      body: form,
    });
    return { status: answer.status, json: await answer.json(), token, id: all._id };
  };

  test('a photo is stored once, opens by its link for a limited time, and is served only as an image', async () => {
    const { status, json } = await upload('engineer', JPEG);
    expect(status).toBe(201);
    const { url } = fileSchema.parse(json);
    const answer = await server.app.request(url);
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(JPEG);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await server.app.request(url.replace(/seal=.{4}/, 'seal=AAAA'))).status).toBe(403);
    expect((await server.app.request(url.replace('image%2Fjpeg', 'text%2Fhtml'))).status).toBe(403);
    server.time.stopped = new Date(Date.now() + 3 * 86_400_000);
    expect((await server.app.request(url)).status).toBe(403);
  });

  test('the link of a deleted file ends with it; its content is deleted 90 days later, if nothing else uses it', async () => {
    await upload('engineer', JPEG);
    const { token: own, userID } = await as(server, 'engineer');
    const face = { userID, profilePhoto: PIXEL };
    expect((await server.call('PUT', '/api/users/recentphoto', { token: own, body: face })).status).toBe(200);
    const content = Uint8Array.from([...JPEG, 1, 2, 3]);
    const { json, token } = await upload('engineer', content);
    const other = fileSchema.parse((await upload('engineer', content)).json);
    const { url, _id } = fileSchema.parse(json);
    const open = async () => (await server.app.request(url)).status;
    const remove = (id: string) => server.call('DELETE', `/api/files/${id}`, { token });
    expect((await remove(_id)).status).toBe(200);
    // Another item shows the same photo.
    expect(await open()).toBe(200);
    expect((await remove(other._id)).status).toBe(200);
    expect(await open()).toBe(404);
    const { database, files } = server.services;
    const sha = /content\/(\w+)/.exec(url)?.[1] ?? '';
    const sweep = (days: number) =>
      sweepContents({ db: database.db, files, now: new Date(Date.now() + days * 86_400_000) });
    const count = async () => {
      let sum = 0;
      for await (const names of files.names()) sum += names.length;
      return sum;
    };
    const before = await count();
    await sweep(0);
    await sweep(89);
    expect(await count()).toBe(before);
    await sweep(91);
    expect(await files.get(sha)).toBeUndefined();
    // What an item, a thumbnail or a person still shows stays.
    for (const bytes of [JPEG, Buffer.from(PIXEL.split(',')[1] ?? '', 'base64')])
      expect(await files.get(createHash('sha256').update(bytes).digest('hex'))).toBeDefined();
  });

  test('the files of a vessel have an end, which the refusal says; what is there stays', async () => {
    const { json } = await upload('engineer', JPEG);
    expect(fileSchema.parse(json).size).toBe(JPEG.length);
    const max = server.services.maxBoatBytes;
    server.services.maxBoatBytes = 0;
    const refused = await upload('engineer', JPEG);
    server.services.maxBoatBytes = max;
    expect(refused.status).toBe(413);
    expect(JSON.stringify(refused.json)).toContain('The files of this vessel use');
  });

  test('the same upload twice gives one photo', async () => {
    const { id } = await upload('engineer', JPEG);
    const { token } = await upload('engineer', JPEG, { _id: id });
    const { json } = await server.call('GET', `/api/files/equipmentgroups/${machine}`, { token });
    expect(
      z
        .array(fileSchema)
        .parse(json)
        .filter((file) => file._id === id),
    ).toHaveLength(1);
  });

  test("an upload with the id of another item's file is refused, and returns no link", async () => {
    const { id } = await upload('engineer', JPEG);
    const other = demoID('halcyon', 'Power generation > Generator 2');
    const answer = await upload('engineer', JPEG, { _id: id, ownerID: other });
    expect(answer.status).toBe(403);
    expect(JSON.stringify(answer.json)).not.toContain('/api/content/');
  });

  test('a file that is not a photo is refused, and a caller without the right is refused before anything is read', async () => {
    expect((await upload('engineer', PDF)).status).toBe(415);
    expect((await upload('engineer', PDF, { kind: 'file', name: 'manual.pdf' })).status).toBe(201);
    expect((await upload('chef', JPEG)).status).toBe(403);
    // The machine of another company's boat is not there for them.
    expect((await upload('rival', JPEG)).status).toBe(404);
    expect((await upload('engineer', JPEG, { ownerID: 'nothing' })).status).toBe(404);
  });

  test('an upload that is too large is refused', async () => {
    expect((await upload('engineer', new Uint8Array(26 * 1024 * 1024))).status).toBe(413);
  });
});
