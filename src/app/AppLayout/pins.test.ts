import { describe, expect, test } from 'vitest';
import { navGroups, navigation } from '../navigation.ts';
import { pinsOf, toggled } from './pins.ts';

const nobody = { superadmin: false, role: 'crew', captain: false, department: '' };
const pins = (person: Partial<typeof nobody>, entries = navigation) =>
  pinsOf(entries, { ...nobody, ...person }).map(({ label }) => label);

describe('what stands first', () => {
  test.each([
    [{ captain: true, department: 'Bridge' }, ['home', 'jobs', 'logbook', 'crew', 'vesselDocs']],
    [{ department: 'Engine' }, ['home', 'jobs', 'equipment', 'inventory', 'logbook']],
    [{ department: 'Galley' }, ['home', 'jobs', 'inventory', 'guests', 'supplier']],
    [{ role: 'management' }, ['home', 'management', 'jobs', 'vesselDocs', 'equipment']],
    [{ superadmin: true }, ['home', 'superAdmin', 'management', 'users', 'jobs']],
    [{ department: 'Spa' }, ['home', 'jobs', 'equipment', 'logbook', 'watchkeeping']],
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

describe('what a person chose', () => {
  const captain = { ...nobody, captain: true };
  const chosen = (list: string[], entries = navigation) =>
    pinsOf(entries, captain, 5, list).map(({ label }) => label);

  test('stands in their order after Home, and nothing is added', () => {
    expect(chosen(['guests', 'jobs'])).toEqual(['home', 'guests', 'jobs']);
    expect(chosen([])).toEqual(['home']);
  });

  test('leaves out what they may not open, or what no longer exists', () => {
    const entries = navigation.filter(({ label }) => label !== 'guests');
    expect(chosen(['guests', 'gone', 'jobs'], entries)).toEqual(['home', 'jobs']);
  });

  test('is added at the end, and taken away', () => {
    const one = (label: string) => {
      const found = navigation.find((entry) => entry.label === label);
      if (!found) throw new Error(label);
      return found;
    };
    const pins = ['home', 'jobs', 'crew'].map(one);
    expect(toggled(pins, one('guests'))).toEqual(['jobs', 'crew', 'guests']);
    expect(toggled(pins, one('jobs'))).toEqual(['crew']);
  });
});

test('the entries of the table stand in the order of the groups', () => {
  const order = navGroups.map(({ group }) => group);
  const places = navigation.flatMap(({ group }) => (group ? [order.indexOf(group)] : []));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
