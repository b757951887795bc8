import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { idbStore } from '#lib/outbox/idbStore.ts';
import { resetDemo } from '#server/seed/snapshot.ts';
import { useAuth } from '#stores/auth.ts';
import { close, onServer, open, signIn } from '#testing/device.tsx';
import { withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();
afterEach(() => {
  close();
  vi.useRealTimers();
});

/** What waited on a tablet, as that release stored it, and what the server must have after it was sent. */
const recorded = z.object({
  release: z.string(),
  recordedAt: z.iso.datetime(),
  persona: z.string(),
  operations: z.array(z.looseObject({ seq: z.number(), opId: z.string(), userID: z.string() })),
  expected: z.array(z.object({ get: z.string(), has: z.unknown() })),
});

const FOLDER = join(import.meta.dirname, '../../lib/outbox/recorded');
const releases = readdirSync(FOLDER).map((name) =>
  recorded.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))),
);

test.each(releases)(
  'what waited on a tablet since $release is sent whole, and done as it was meant',
  async ({ recordedAt, persona, operations, expected }) => {
    const server = await testServer();
    // The clocks agree: an hour after it was recorded, the link is back.
    const now = new Date(Date.parse(recordedAt) + 3_600_000);
    vi.useFakeTimers({ toFake: ['Date'], now });
    server.time.stopped = now;
    await resetDemo(server.services, '1');
    await signIn(persona);
    // The app creates its database, and the older one's rows are put into it as they were.
    const userID = useAuth.getState().userID ?? '';
    await idbStore().all(userID);
    const db = await openDB('shipshape-outbox');
    for (const operation of operations) await db.put('operations', operation);
    db.close();
    const { outbox } = await open(idbStore());
    await expect.poll(() => outbox.state().waiting.length, { timeout: 20_000 }).toBe(0);
    await expect.poll(async () => idbStore().all(userID), { timeout: 20_000 }).toEqual([]);
    expect(outbox.state().attention).toEqual([]);
    for (const { get, has } of expected) expect.soft(await onServer(get), get).toMatchObject(Object(has));
  },
);
