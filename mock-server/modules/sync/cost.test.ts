import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { as } from '../../testing/as.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp({ reset: 'once' });

const answer = z.object({ bytes: z.number() });

const costOf = async (persona: string) => {
  const { token } = await as(server, persona);
  const { json } = await server.call('GET', '/api/workingset/cost/boat-halcyon', { token });
  return answer.parse(json).bytes;
};

test('The demo boat costs an engineer megabytes, and a user who may see less of it costs less', async () => {
  const engineer = await costOf('engineer');
  expect(engineer).toBeGreaterThan(500_000);
  expect(engineer).toBeLessThan(20_000_000);
  expect(await costOf('chef')).toBeLessThan(engineer);
});

test('An additional photo adds its bytes', async () => {
  const before = await costOf('engineer');
  await server.services.database.db
    .insertInto('files')
    .values({
      _id: 'photo-of-this-test',
      boat_id: 'boat-halcyon',
      owner_resource: 'equipmentgroups',
      owner_id: 'x',
      kind: 'photo',
      name: 'a.jpg',
      type: 'image/jpeg',
      size: 123_456,
      created_by: 'user-engineer',
      created_at: new Date().toISOString(),
      sha256: '0',
      data: JSON.stringify({ thumb: null, createdBy: '' }),
    })
    .execute();
  expect(await costOf('engineer')).toBe(before + 123_456);
});
