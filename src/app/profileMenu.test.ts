import { expect, it } from 'vitest';
import { profileMenu } from './profileMenu.ts';

const crew = {
  role: 'crew',
  superadmin: false,
  changePassword: false,
  shipyardUser: false,
  contractUser: false,
  profileID: 'p1',
  boat: null,
};
const EXPIRED = {
  _id: 'b1',
  name: 'Halcyon',
  free: 'EXPIRED',
  timeZone: 'UTC',
  imo: '',
  place: '',
  layUp: null,
  rest: { regime: 'rest', minRestBlock: 2 } as const,
};

const standard = [
  'editProfile',
  'hoursOfRest',
  'onOffBoard',
  'myVessel',
  'helpCenter',
  'equipmentPhotos',
  'signOut',
];
const without = (...labels: string[]) => standard.filter((label) => !labels.includes(label));

it.each([
  ['crew', {}, standard],
  ['management', { role: 'management' }, without('hoursOfRest')],
  [
    'must change the password',
    { changePassword: true },
    without('editProfile', 'hoursOfRest', 'equipmentPhotos'),
  ],
  ['visitor', { role: 'user' }, without('onOffBoard')],
  ['shipyard', { shipyardUser: true }, ['editProfile', 'signOut']],
  ['contract', { contractUser: true }, ['editProfile', 'signOut']],
  ['shipyard that must change the password', { shipyardUser: true, changePassword: true }, ['signOut']],
  ['EXPIRED', { boat: EXPIRED }, ['helpCenter', 'signOut']],
  ['EXPIRED shipyard', { boat: EXPIRED, shipyardUser: true }, ['helpCenter', 'signOut']],
  ['EXPIRED superadmin', { boat: EXPIRED, superadmin: true }, standard],
])('%s', (_who, facts, labels) => {
  expect(profileMenu({ ...crew, ...facts }).map(({ label }) => label)).toEqual(labels);
});

it('links shipyard users to the shipyard profile, others to their own', () => {
  expect(profileMenu(crew)[0]).toMatchObject({ to: '/app/editprofile/$id', params: { id: 'p1' } });
  expect(profileMenu({ ...crew, contractUser: true })[0]).toMatchObject({
    to: '/app/shipyarprofile/$id',
    params: { id: 'p1' },
  });
});
