import { expect, test } from 'vitest';
import { addDays } from '#modules/hoursofrest/rules/timeline.ts';
import { arrangementsOf } from './arrangements.ts';
import { shipLine } from './line.ts';
import { FROM } from './testRota.ts';

const to = addDays(FROM, 3);
const line = shipLine(FROM, to, () => 120);
const plan = { from: FROM, to, hours: '', dayWork: '' };
const at = (userID: string, day: number, from: number, end: number) => ({
  ...{ userID, from: day * 48 + from * 2, to: day * 48 + end * 2 },
});

test('steady hours are listed, with work besides and the hours of a day', () => {
  const sea = { ...plan, mode: 'sea' as const, station: 'bridge', template: 'fourEight' as const };
  const watches = [0, 1, 2, 3].flatMap((day) => [at('kenji', day, 0, 4), at('kenji', day, 12, 16)]);
  expect(
    arrangementsOf(line, [{ ...sea, dayWork: '09-11', people: ['kenji'] }], watches, ['kenji', 'om']),
  ).toEqual([
    {
      userID: 'kenji',
      sea: { watches: '00-04 12-16', rotates: false, other: '09-11', hours: 10 },
      port: undefined,
    },
    { userID: 'om', sea: undefined, port: undefined },
  ]);
});

test('hours that change from day to day are a rotation, and count on average', () => {
  const port = { ...plan, mode: 'port' as const, station: 'gangway', template: 'gangway' as const };
  const watches = [at('amy', 0, 0, 4), at('amy', 1, 4, 8), at('amy', 2, 8, 12), at('amy', 3, 20, 24)];
  const [amy] = arrangementsOf(line, [{ ...port, people: ['amy'] }], watches, ['amy']);
  expect(amy?.port).toEqual({ watches: '00-04 04-08 08-12 20-24', rotates: true, other: '', hours: 4 });
  // A watch in the hours of day work is no work on top.
  const busy = [{ ...port, dayWork: '08-12 13-17', people: ['amy'] }];
  expect(arrangementsOf(line, busy, [at('amy', 0, 8, 12)], ['amy'])[0]?.port?.hours).toBe(8);
});
