import { expect, test } from 'vitest';
import { changedFields } from './changedFields.ts';

const before = {
  _id: 'team-1',
  rev: 4,
  name: 'Fire team',
  members: ['amy', 'ben'],
  place: { deck: 2, side: 'port' },
  leaderID: '',
};

test('only fields that differ are changes, and only among the given fields', () => {
  expect(changedFields({ name: 'Fire team', leaderID: 'amy' }, before)).toEqual({ leaderID: 'amy' });
  expect(changedFields({ name: 'Fire team' }, before)).toEqual({});
});

test('an equal array or object is not a change, whatever the order of its keys', () => {
  expect(changedFields({ members: ['amy', 'ben'], place: { side: 'port', deck: 2 } }, before)).toEqual({});
});

test('a different order in an array, or a different value in an object, is a change', () => {
  expect(changedFields({ members: ['ben', 'amy'] }, before)).toEqual({ members: ['ben', 'amy'] });
  expect(changedFields({ place: { deck: 3, side: 'port' } }, before)).toEqual({
    place: { deck: 3, side: 'port' },
  });
});

test('a field that an older item lacks counts as empty', () => {
  const fields: { days: number | null; note: string } = { days: null, note: '' };
  expect(changedFields(fields, before)).toEqual({ note: '' });
});
