import type { Book, BookCode, BookField } from '../book.ts';
import { number, oneOf, place, prose, remarks, words, yesNo } from '../fields.ts';
import { fuelChange, winds } from './sea.ts';

const required = { required: true } as const;
const carry = { carry: true } as const;
const code = (name: string, fields: BookField[]): BookCode => ({ code: name, letter: '', fields });

const log = {
  group: 'bridge',
  form: '2026',
  clock: 'ship',
  layout: 'columns',
  opening: [words('place', required)],
  linesAPage: 24,
  pagesAVolume: 200,
  masterVerifies: 'day',
  correction: 'strike',
  keepYears: 1,
} as const satisfies Partial<Book>;

const draughts = [number('draughtFwd', 'm', [0, 30, 2], carry), number('draughtAft', 'm', [0, 30, 2], carry)];
const position = place('position', carry);
const degrees = (key: string) => number(key, '°', [0, 359.9, 1], carry);
const rpm = (key: string) => number(key, 'rpm', [0, 5000, 0], carry);
const barometer = number('barometer', 'hPa', [870, 1085, 1], carry);

/** The log of the bridge under way: each hour as the instruments show it. */
export const seabridge: Book = {
  ...log,
  kind: 'seabridge',
  title: 'BRIDGE LOG BOOK',
  subtitle: 'Hourly, at sea',
  codes: [
    code('hour', [
      { ...position, ...required },
      degrees('gyro'),
      degrees('cog'),
      number('sog', 'kn', [0, 80, 1], carry),
      number('logSpeed', 'kn', [0, 80, 1], carry),
      number('windSpeed', 'kn', [0, 200, 0], carry),
      degrees('windAngle'),
      barometer,
      number('seaTemp', '°C', [-60, 60, 1], carry),
      number('depth', 'm', [0, 12_000, 1]),
      rpm('rpmPort'),
      rpm('rpmStarboard'),
      remarks,
    ]),
    code('checks', [
      yesNo('checkGyro'),
      yesNo('checkRadar'),
      yesNo('checkGps'),
      yesNo('checkBnwas'),
      yesNo('checkLights'),
      remarks,
    ]),
    code('event', [position, { ...remarks, ...required }]),
    fuelChange,
  ],
};

/** The log of the bridge in port: rounds, who came and went, and what was tested. */
export const portbridge: Book = {
  ...log,
  kind: 'portbridge',
  title: 'BRIDGE LOG BOOK',
  subtitle: 'In port and at anchor',
  codes: [
    code('round', [
      words('berth', { ...carry, ...required }),
      yesNo('fireRound'),
      yesNo('securityRound'),
      oneOf('windDir', winds, carry),
      number('windForce', 'Bft', [0, 12, 0], carry),
      barometer,
      ...draughts,
      remarks,
    ]),
    code('visitor', [
      words('visitor', required),
      oneOf('visitorWay', ['on', 'off'], required),
      words('company'),
      remarks,
    ]),
    code('tests', [
      yesNo('testSteering'),
      yesNo('testEngines'),
      yesNo('testLights'),
      yesNo('testSignals'),
      yesNo('checkGyro'),
      yesNo('checkRadar'),
      remarks,
    ]),
    code('event', [{ ...remarks, ...required }]),
  ],
};

/** What the deck department did, and how the ship lies in the water. */
export const chief: Book = {
  ...log,
  kind: 'chief',
  title: 'CHIEF OFFICER’S LOG',
  subtitle: 'Deck department',
  opening: [words('place', required), words('chiefOfficer', required)],
  codes: [
    code('work', [
      prose('workDone', required),
      number('hands', '', [0, 200, 0], carry),
      words('weatherShort'),
      remarks,
    ]),
    code('stability', [
      ...draughts,
      number('gm', 'm', [0, 20, 2], carry),
      number('list', '°', [-45, 45, 1], carry),
      number('freshWater', 'm³', [0, 5000, 1], carry),
      number('ballast', 'm³', [0, 5000, 1], carry),
      remarks,
    ]),
    code('safetyGear', [
      oneOf('gearKind', ['lifesaving', 'fireFighting', 'mooring', 'lifting', 'watertight'], required),
      words('result', required),
      remarks,
    ]),
    code('permit', [
      oneOf('permitKind', ['hotWork', 'aloft', 'enclosed', 'overside', 'electrical', 'diving'], required),
      words('permitNo'),
      words('person', required),
      remarks,
    ]),
    code('event', [{ ...remarks, ...required }]),
  ],
};

/** The record of navigational activities (SOLAS V/28, resolution A.916(22)): enough to restore the voyage. */
export const navigational: Book = {
  ...log,
  kind: 'navigational',
  group: 'official',
  title: 'RECORD OF NAVIGATIONAL ACTIVITIES',
  subtitle: 'SOLAS V/28, resolution A.916(22)',
  clock: 'utc',
  codes: [
    code('voyageStart', [
      words('from', required),
      words('to', required),
      yesNo('passagePlan'),
      ...draughts,
      number('onBoard', '', [0, 5000, 0]),
      remarks,
    ]),
    code('fixed', [
      { ...position, ...required },
      oneOf('fix', ['gps', 'radar', 'visual', 'astro', 'dr'], carry),
      degrees('gyro'),
      number('sog', 'kn', [0, 80, 1], carry),
      remarks,
    ]),
    code('alteration', [position, degrees('gyro'), words('reason', required), remarks]),
    code('equipmentCheck', [
      number('gyroError', '°', [-20, 20, 1]),
      number('magneticError', '°', [-60, 60, 1]),
      yesNo('testSteering'),
      yesNo('checkRadar'),
      yesNo('checkGps'),
      remarks,
    ]),
    code('incident', [position, prose('remarks', required)]),
    code('voyageEnd', [words('to', required), yesNo('engineStopped'), remarks]),
  ],
};
