import { describe, expect, test } from 'vitest';
import { navGroups, navigation } from '../navigation.ts';
import { pinsOf } from './pins.ts';

const nobody = { superadmin: false, role: 'crew', jobtitle: '', department: '' };
const pins = (person: Partial<typeof nobody>, entries = navigation) =>
  pinsOf(entries, { ...nobody, ...person }).map(({ label }) => label);

describe('what stands first', () => {
  test.each([
    [{ jobtitle: 'Captain', department: 'Bridge' }, ['home', 'jobs', 'crew', 'equipment']],
    [{ department: 'Engine' }, ['home', 'jobs', 'equipment', 'supplier']],
    [{ department: 'Galley' }, ['home', 'jobs', 'guests', 'supplier']],
    [{ role: 'management' }, ['home', 'management', 'jobs', 'equipment']],
    [{ superadmin: true }, ['home', 'superAdmin', 'management', 'users']],
    [{ department: 'Spa' }, ['home', 'jobs', 'equipment', 'supplier']],
  ])('for %j', (person, labels) => {
    expect(pins(person)).toEqual(labels);
  });

  test('is only what the person may open', () => {
    const entries = navigation.filter(
      ({ label }) => label === 'home' || label === 'guests' || label === 'help',
    );
    expect(pins({ department: 'Galley' }, entries)).toEqual(['home', 'guests']);
  });
});

test('the entries of the table stand in the order of the groups', () => {
  const order = navGroups.map(({ group }) => group);
  const places = navigation.flatMap(({ group }) => (group ? [order.indexOf(group)] : []));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
