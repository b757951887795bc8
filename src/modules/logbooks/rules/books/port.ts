import type { Book, BookField } from '../book.ts';

const draught = (key: string): BookField => ({
  key,
  kind: 'number',
  unit: 'm',
  min: 0,
  max: 30,
  decimals: 2,
  carry: true,
});
const tested = (key: string): BookField => ({ key, kind: 'yesNo' });
const tonnes = (key: string): BookField => ({
  key,
  kind: 'number',
  unit: 'm³',
  min: 0,
  max: 10_000,
  decimals: 2,
});

const remarks: BookField = { key: 'remarks', kind: 'longText' };

/** The deck log of a vessel in port or at anchor: gangway, rounds, supplies, and the tests before departure. */
export const port: Book = {
  kind: 'port',
  group: 'bridge',
  title: 'DECK LOG BOOK',
  subtitle: 'In port and at anchor',
  form: '2026',
  clock: 'ship',
  layout: 'columns',
  opening: [{ key: 'place', kind: 'text', required: true }],
  codes: [
    {
      code: 'round',
      letter: '',
      fields: [
        { key: 'berth', kind: 'text', required: true, carry: true },
        { key: 'moorings', kind: 'text', carry: true },
        draught('draughtFwd'),
        draught('draughtAft'),
        { key: 'shorePower', kind: 'yesNo', carry: true },
        { key: 'gangway', kind: 'text', carry: true },
        { key: 'onBoard', kind: 'number', min: 0, max: 5000, decimals: 0, carry: true },
        { key: 'fireRound', kind: 'yesNo' },
        { key: 'barometer', kind: 'number', unit: 'hPa', min: 870, max: 1085, decimals: 1, carry: true },
        remarks,
      ],
    },
    { code: 'event', letter: '', fields: [{ ...remarks, required: true }] },
    {
      code: 'visitor',
      letter: '',
      fields: [
        { key: 'visitor', kind: 'text', required: true },
        { key: 'visitorWay', kind: 'choice', values: ['on', 'off'], required: true },
        remarks,
      ],
    },
    {
      code: 'supplies',
      letter: '',
      fields: [tonnes('fuelTaken'), tonnes('waterTaken'), tonnes('wasteLanded'), remarks],
    },
    {
      code: 'tests',
      letter: '',
      fields: [
        tested('testSteering'),
        tested('testEngines'),
        tested('testLights'),
        tested('testSignals'),
        remarks,
      ],
    },
  ],
  linesAPage: 24,
  pagesAVolume: 300,
  masterVerifies: 'day',
  correction: 'strike',
  due: [{ key: 'round', codes: ['round'], days: 1, fromHour: 12, unlessNewer: ['sea'] }],
  keepYears: 1,
};
