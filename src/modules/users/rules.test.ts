import { expect, test } from 'vitest';
import { roles } from './contract.ts';
import { borderColourOf, randomColour, rolesFor, usernameOf } from './rules.ts';

test.each([
  [0, '#000000'],
  [0.999_999_99, '#FFFFFF'],
  [0.000_01, '#0000A7'],
])('%f makes the colour %s', (random, colour) => {
  expect(randomColour(() => random)).toBe(colour);
});

test('a border is a darker shade of its colour', () => {
  expect(borderColourOf('#80FF00')).toBe('#60BF00');
});

test.each([
  ['superadmin', roles],
  ['management', ['crew', 'management', 'shipyard', 'contract', 'user']],
  ['crew', ['crew', 'shipyard', 'contract', 'user']],
  ['shipyard', []],
  ['user', []],
])('%s may give the roles %j', (role, given) => {
  expect(rolesFor(role, roles)).toEqual(given);
});

test.each([
  ['Nadia', 'Rossi', 'nadia.rossi'],
  ['Goran', 'Babić', 'goran.babic'],
  ['Jean-Luc', "O'Neill", 'jeanluc.oneill'],
  ['Om', '', 'om'],
  ['森', '健二', ''],
])('%s %s gets the user name %s', (first, last, name) => expect(usernameOf(first, last)).toBe(name));
