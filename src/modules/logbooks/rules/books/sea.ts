import type { Book, BookCode, BookField } from '../book.ts';
import { clock, place, words } from '../fields.ts';

export const winds = [
  'calm',
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
  'var',
];

const course = (key: string): BookField => ({
  key,
  kind: 'number',
  unit: '°',
  min: 0,
  max: 359.9,
  decimals: 1,
  carry: true,
});
const rpm = (key: string): BookField => ({
  key,
  kind: 'number',
  unit: 'rpm',
  min: 0,
  max: 5000,
  decimals: 0,
  carry: true,
});
const degrees = (key: string): BookField => ({
  key,
  kind: 'number',
  unit: '°C',
  min: -60,
  max: 60,
  decimals: 0,
  carry: true,
});

const remarks: BookField = { key: 'remarks', kind: 'longText' };
const position: BookField = { key: 'position', kind: 'position', carry: true };

/** The columns of an hourly row (domain rules, section 8); the barometer's range is that of the instrument. */
const row: readonly BookField[] = [
  { ...position, required: true },
  { key: 'fix', kind: 'choice', values: ['gps', 'radar', 'visual', 'astro', 'dr'], carry: true },
  course('gyro'),
  course('cog'),
  { key: 'sog', kind: 'number', unit: 'kn', min: 0, max: 80, decimals: 1, carry: true },
  { key: 'windDir', kind: 'choice', values: winds, carry: true },
  { key: 'windForce', kind: 'number', unit: 'Bft', min: 0, max: 12, decimals: 0, carry: true },
  { key: 'seaState', kind: 'number', min: 0, max: 9, decimals: 0, carry: true },
  { key: 'swellDir', kind: 'choice', values: winds, carry: true },
  { key: 'swell', kind: 'number', unit: 'm', min: 0, max: 30, decimals: 1, carry: true },
  { key: 'barometer', kind: 'number', unit: 'hPa', min: 870, max: 1085, decimals: 1, carry: true },
  { key: 'visibility', kind: 'number', unit: 'nm', min: 0, max: 50, decimals: 1, carry: true },
  degrees('airTemp'),
  degrees('seaTemp'),
  {
    key: 'weather',
    kind: 'choice',
    values: ['clear', 'fair', 'cloudy', 'overcast', 'rain', 'fog', 'squalls', 'thunder'],
    carry: true,
  },
  { key: 'steering', kind: 'choice', values: ['auto', 'hand', 'nfu'], carry: true },
  rpm('rpmPort'),
  rpm('rpmStarboard'),
  { key: 'run', kind: 'number', unit: 'nm', min: 0, max: 2000, decimals: 1 },
  { key: 'depth', kind: 'number', unit: 'm', min: 0, max: 12_000, decimals: 1 },
  { key: 'lookout', kind: 'text', carry: true },
  remarks,
];

/** The change of fuel before an emission control area, or after it (MARPOL VI/14.6). */
export const fuelChange: BookCode = {
  code: 'fuelChange',
  letter: '',
  fields: [
    place('position', { carry: true, required: true }),
    clock('timeDone', { print: 'Fuel changeover completed {}', required: true }),
    words('oilType', { print: 'to {}', required: true }),
    words('fuelInTanks', { print: 'low-sulphur fuel in tanks: {}', required: true }),
    remarks,
  ],
};

/** The deck log of a vessel under way. */
export const sea: Book = {
  kind: 'sea',
  group: 'bridge',
  title: 'DECK LOG BOOK',
  subtitle: 'At sea',
  form: '2026',
  clock: 'ship',
  layout: 'columns',
  opening: [{ key: 'place', kind: 'text', required: true }],
  codes: [
    { code: 'row', letter: '', fields: row },
    { code: 'event', letter: '', fields: [{ ...position }, { ...remarks, required: true }] },
    {
      code: 'handover',
      letter: '',
      fields: [
        { ...position },
        { key: 'relieved', kind: 'text', required: true },
        { key: 'lookout', kind: 'text' },
        { key: 'orders', kind: 'yesNo' },
        remarks,
      ],
    },
    fuelChange,
  ],
  linesAPage: 24,
  pagesAVolume: 300,
  masterVerifies: 'day',
  correction: 'strike',
  due: [{ key: 'position', field: 'position', every: { days: 1 }, fromHour: 12, unlessNewer: ['port'] }],
  keepYears: 1,
};
