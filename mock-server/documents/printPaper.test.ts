import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { worklist } from '#modules/worklist/contract.ts';
import { as } from '../testing/as.ts';
import { readPdf } from '../testing/readPdf.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const BOAT = 'boat-halcyon';
const server = useTestApp();
let captain: Awaited<ReturnType<typeof as>>;
beforeEach(async () => {
  captain = await as(server, 'captain');
});

const chunk = (name: string, body: Uint8Array) => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

/** A see-through PNG of this many pixels on each side: small on the wire, large in memory. */
const seeThrough = (side: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (1 + side * 4)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A job with these photos, without thumbnails. */
const jobWith = async (...photos: Uint8Array[]) => {
  const [job] = await captain.ok(z.array(worklist.item), 'GET', `/api/worklist/boat/${BOAT}`);
  if (!job) throw new Error('No job');
  const { db } = server.services.database;
  await db.deleteFrom('files').where('owner_id', '=', job._id).execute();
  for (const [index, bytes] of photos.entries())
    await db
      .insertInto('files')
      .values({
        _id: `photo-of-the-test-${index}`,
        boat_id: BOAT,
        owner_resource: 'worklist',
        owner_id: job._id,
        kind: 'photo',
        name: `${index}.png`,
        type: 'image/png',
        size: bytes.length,
        sha256: await server.services.files.put(bytes),
        created_by: captain.userID,
      })
      .execute();
  return `/api/worklist/workorder/${job._id}`;
};

test('other calls are answered while a paper with large pictures is made', async () => {
  const path = await jobWith(seeThrough(2000), seeThrough(2000), seeThrough(2000));
  // The fonts are loaded before.
  expect((await captain.call('GET', '/api/crewlist/fal5/boat-halcyon')).status).toBe(200);
  // The threads outlive a test file: what counts is that one of them gets the order.
  const orders = vi.spyOn(Worker.prototype, 'postMessage');
  let made = false;
  let answered = 0;
  const paper = captain.call('GET', path).then((answer) => {
    made = true;
    return answer;
  });
  while (!made) {
    expect((await server.call('GET', '/api/health')).status).toBe(200);
    if (!made) answered++;
    // The embedded database answers without leaving the thread: a turn of the loop, as between two calls of a network.
    await setImmediate();
  }
  const pdf = await paper;
  expect(pdf.status).toBe(200);
  // Each picture and its mask.
  expect(readPdf(pdf.bytes).pictures).toBe(6);
  expect(answered).toBeGreaterThan(0);
  // Calls are also answered between two pictures that this thread unpacks.
  expect(orders).toHaveBeenCalledOnce();
});

test('pictures beyond the pixels of a paper are left out', async () => {
  const large = await captain.call(
    'GET',
    await jobWith(seeThrough(5000), seeThrough(5000), seeThrough(5000)),
  );
  expect(large.status).toBe(200);
  expect(readPdf(large.bytes).pictures).toBe(0);
  const many = await captain.call('GET', await jobWith(...Array.from({ length: 8 }, () => seeThrough(1500))));
  expect(readPdf(many.bytes).pictures).toBe(2 * 7);
});

test('a person who asks for many papers at once waits, others do not', async () => {
  const path = await jobWith(seeThrough(100));
  const engineer = await as(server, 'engineer');
  const asked = Array.from({ length: 9 }, () => captain.call('GET', path));
  expect((await engineer.call('GET', path)).status).toBe(200);
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.headers.get('retry-after')).toBe('10');
  expect((await captain.call('GET', path)).status).toBe(200);
});
