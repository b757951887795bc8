import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { catalog } from '../modules/index.ts';
import { openTestDatabase } from '../testing/memoryDatabase.ts';
import { type Changed, mergeChanges } from './changes.ts';
import { createPresence, LOOK_MS, type Look } from './presence.ts';

const change = (fields: Partial<Changed>): Changed => ({
  resource: 'worklist',
  boatID: 'boat-1',
  rev: 1,
  ids: ['a'],
  by: 'user-1',
  op: 'op-1',
  ...fields,
});
const names = (count: number, prefix = 'id') =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

describe('changes within a short time', () => {
  test('by one person to one list become one, with the highest revision and all ids', () => {
    const list = [change({ rev: 5, ids: ['a', 'b'] }), change({ rev: 3, ids: ['b', 'c'], op: 'op-2' })];
    expect(mergeChanges(list)).toEqual([change({ rev: 5, ids: ['a', 'b', 'c'], op: '' })]);
  });

  test('by another person, or to another list or boat, stay separate', () => {
    const list = [
      change({}),
      change({ by: 'user-2' }),
      change({ resource: 'people' }),
      change({ boatID: 'boat-2' }),
    ];
    expect(mergeChanges(list)).toEqual(list);
  });

  test('with too many ids, or too many together, name no ids', () => {
    expect(mergeChanges([change({ ids: [] }), change({})])[0]?.ids).toEqual([]);
    expect(mergeChanges([change({}), change({ ids: [] })])[0]?.ids).toEqual([]);
    expect(mergeChanges([change({ ids: names(30) }), change({ ids: names(21, 'x') })])[0]?.ids).toEqual([]);
    expect(mergeChanges([change({ ids: names(30) }), change({ ids: names(20, 'x') })])[0]?.ids).toHaveLength(
      50,
    );
  });
});

describe('presence', () => {
  const look = (fields: Partial<Look>): Look => ({
    session: 's1',
    userID: 'u1',
    name: 'One',
    boatID: 'boat-1',
    resource: 'worklist',
    id: 'job-1',
    ...fields,
  });
  const place = { boatID: 'boat-1', resource: 'worklist', id: 'job-1' };
  const placed = (id: string) => expect.objectContaining({ ...place, id });

  test('is published when somebody comes or leaves, not when they repeat it', () => {
    const presence = createPresence();
    expect(presence.look(look({}), 0)).toEqual([placed('job-1')]);
    expect(presence.look(look({}), 1)).toEqual([]);
    expect(presence.look(look({ id: 'job-2' }), 2)).toEqual([placed('job-1'), placed('job-2')]);
    expect(presence.look(look({ id: '' }), 3)).toEqual([placed('job-2')]);
    expect(presence.look(look({ id: '' }), 4)).toEqual([]);
    expect(presence.placesOf('boat-1')).toEqual([]);
  });

  test('is forgotten 75 s after it was last sent', () => {
    const presence = createPresence();
    presence.look(look({}), 0);
    presence.look(look({}), 30_000);
    expect(LOOK_MS).toBe(75_000);
    expect(presence.sweep(104_999)).toEqual([]);
    expect(presence.peopleAt(place)).toEqual([{ userID: 'u1', name: 'One' }]);
    expect(presence.sweep(105_000)).toEqual([placed('job-1')]);
    expect(presence.peopleAt(place)).toEqual([]);
  });

  test('names a person once, however many devices they have, and keeps boats apart', () => {
    const presence = createPresence();
    presence.look(look({}), 0);
    presence.look(look({ session: 's2' }), 0);
    presence.look(look({ session: 's3', userID: 'u2', name: 'Two' }), 0);
    presence.look(look({ session: 's4', boatID: 'boat-2' }), 0);
    expect(presence.peopleAt(place).map(({ userID }) => userID)).toEqual(['u1', 'u2']);
    expect(presence.placesOf('boat-1')).toEqual([placed('job-1')]);
    presence.look(look({ session: 's2', id: '' }), 1);
    expect(presence.peopleAt(place).map(({ userID }) => userID)).toEqual(['u1', 'u2']);
  });
});

test('every table of items has a topic', async () => {
  const { db, close } = await openTestDatabase();
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where column_name = 'field_revs' and table_schema = current_schema() and table_name <> 'tombstones'`.execute(
    db,
  );
  await close();
  expect(rows.length).toBeGreaterThanOrEqual(3);
  expect(rows.filter(({ name }) => !catalog.topics.has(name))).toEqual([]);
});
