import { expect, test } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { noteSynced, readSynced } from '#lib/synced.ts';

const KEY = ['worklist', 'list', 'boat'];
const row = (_id: string, rev: number) => ({ _id, rev, name: _id });

/** A list as the server sent it at a revision; its answer waits for the gate and ignores cancellation. */
const sync = (
  client: ReturnType<typeof createQueryClient>,
  rows: ReturnType<typeof row>[],
  gate?: Promise<void>,
) =>
  client.fetchQuery({
    queryKey: KEY,
    staleTime: 0,
    queryFn: async () => {
      const list = noteSynced(rows, { items: rows, rev: rows.length, wholeAt: 0 });
      await gate;
      return list;
    },
  });

test('The revision belongs to the list in the cache, even after a cancelled fetch', async () => {
  const client = createQueryClient();
  await sync(client, [row('a', 1)]);
  expect(readSynced(client, KEY)?.rev).toBe(1);
  const gate = Promise.withResolvers<void>();
  const given = sync(client, [row('a', 1), row('b', 2)], gate.promise).catch(() => undefined);
  await client.cancelQueries({ queryKey: KEY });
  gate.resolve();
  await given;
  expect(client.getQueryData(KEY)).toEqual([row('a', 1)]);
  expect(readSynced(client, KEY)?.rev).toBe(1);
  await sync(client, [row('a', 1), row('b', 2)]);
  expect(readSynced(client, KEY)?.rev).toBe(2);
});

test('The server’s list shares its rows with the displayed one, and old rows with new answers', async () => {
  const client = createQueryClient();
  await sync(client, [row('a', 1), row('b', 2)]);
  const before = client.getQueryData<unknown[]>(KEY);
  // A new row at the front, all others equal but new objects, as in an answer.
  await sync(client, [row('new', 3), row('a', 1), row('b', 2)]);
  const after = client.getQueryData<unknown[]>(KEY);
  expect(after?.[1]).toBe(before?.[0]);
  expect(after?.[2]).toBe(before?.[1]);
  expect(readSynced(client, KEY)?.items).toBe(after);
});
