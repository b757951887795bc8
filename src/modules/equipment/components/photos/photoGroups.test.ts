import { expect, test } from 'vitest';
import type { StoredFile } from '#modules/files/contract.ts';
import { equipment } from '../../contract.ts';
import { photoGroups } from './photoGroups.ts';

const at = '2026-06-18T08:00:00.000Z';
const machine = (_id: string, fields: object) =>
  equipment.item.parse({ _id, boatID: 'b', rev: 1, createdAt: at, updatedAt: at, updatedBy: '', ...fields });
const file = (
  _id: string,
  ownerID: string,
  name: string,
  kind: StoredFile['kind'] = 'photo',
): StoredFile => ({
  _id,
  boatID: 'b',
  resource: 'equipmentgroups',
  ownerID,
  kind,
  name,
  type: 'image/jpeg',
  size: 1,
  url: '',
  thumbUrl: '',
  createdAt: at,
  createdBy: 'Tom',
});

const machines = [
  machine('gen', { name: 'Generator 1', manufacturer: 'Kohler', department: 'Engine' }),
  machine('windlass', { name: 'Windlass', department: 'Deck' }),
];
const files = [
  file('p4', 'windlass', 'plate.jpg'),
  file('p3', 'gen', 'side.jpg'),
  file('p2', 'gone', 'old.jpg'),
  file('f1', 'gen', 'manual.pdf', 'file'),
  file('p1', 'gen', 'plate.jpg'),
];
const shape = (options = {}) =>
  photoGroups(files, machines, options).map((group) => [group.id, group.photos.map((photo) => photo._id)]);

test('photos are grouped by machine, newest first, without other files', () => {
  expect(shape()).toEqual([
    ['windlass', ['p4']],
    ['gen', ['p3', 'p1']],
    ['gone', ['p2']],
  ]);
  expect(photoGroups(files, machines)[2]?.machine).toBeUndefined();
});

test.each([
  [{ search: ' KOHLER' }, [['gen', ['p3', 'p1']]]],
  [
    { search: 'plate' },
    [
      ['windlass', ['p4']],
      ['gen', ['p1']],
    ],
  ],
  [{ department: 'Deck' }, [['windlass', ['p4']]]],
  [{ department: 'Deck', search: 'kohler' }, []],
  [{ search: 'old' }, [['gone', ['p2']]]],
])('%o', (options, groups) => {
  expect(shape(options)).toEqual(groups);
});
