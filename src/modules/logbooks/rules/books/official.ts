import type { Book, BookCode, BookField } from '../book.ts';
import { number, oneOf, place, prose, words, yesNo } from '../fields.ts';

const required = { required: true } as const;

const entry = (
  name: string,
  print: string,
  fields: BookField[],
  witness?: NonNullable<BookCode['witness']>,
): BookCode => ({ code: name, letter: '', print, fields, ...(witness ? { witness } : {}) });

const where = words('place', { print: '{}', carry: true, ...required });
const person = words('person', { print: '{}', ...required });
const what = prose('remarks', required);
const draught = (key: string, print: string) => number(key, 'm', [0, 30, 2], { print, carry: true });

const drills = [
  'fireDrill',
  'abandonDrill',
  'enclosedSpace',
  'emergencySteering',
  'lifeboat',
  'manOverboard',
  'security',
  'muster',
  'training',
  'inspection',
];
const drillsPrinted = [
  'Fire drill',
  'Abandon ship drill',
  'Enclosed space entry and rescue drill',
  'Emergency steering drill',
  'Lifeboat launched and manoeuvred',
  'Man overboard drill',
  'Security drill',
  'Muster',
  'Training',
  'Inspection of appliances',
];

/** Who signs and who witnesses: domain rules, section 6. */
const codes: readonly BookCode[] = [
  entry(
    'drill',
    'Musters and drills',
    [
      oneOf('drillKind', drills, { prints: drillsPrinted, ...required }),
      yesNo('held', { print: 'Held: {}' }),
      where,
      number('attended', '', [0, 5000, 0], { print: '{} attended' }),
      words('reason', { print: 'Not held because {}' }),
      words('result', { print: '{}' }),
      prose('remarks'),
    ],
    'crew',
  ),
  entry(
    'departure',
    'Departure',
    [
      where,
      draught('draughtFwd', 'Draught forward {}'),
      draught('draughtAft', 'aft {}'),
      number('freeboard', 'm', [0, 30, 2], { print: 'Freeboard {}' }),
      number('onBoard', '', [0, 5000, 0], { print: '{} on board' }),
      prose('remarks'),
    ],
    'officer',
  ),
  entry(
    'arrival',
    'Arrival',
    [where, draught('draughtFwd', 'Draught forward {}'), draught('draughtAft', 'aft {}'), prose('remarks')],
    'officer',
  ),
  entry(
    'steeringTest',
    'Steering gear',
    [
      where,
      yesNo('testMain', { print: 'Main steering gear tested: {}' }),
      yesNo('testAuxiliary', { print: 'Auxiliary: {}' }),
      yesNo('testAlarms', { print: 'Alarms and indicators: {}' }),
      prose('remarks'),
    ],
    'officer',
  ),
  entry(
    'accommodation',
    'Inspection of crew accommodation',
    [
      where,
      words('inspectors', { print: 'Inspected by {}', carry: true, ...required }),
      words('result', { print: '{}', ...required }),
      prose('remarks'),
    ],
    'officer',
  ),
  entry(
    'foodWater',
    'Inspection of food and water',
    [
      where,
      words('inspectors', { print: 'Inspected by {}', carry: true, ...required }),
      words('result', { print: '{}', ...required }),
      prose('remarks'),
    ],
    'officer',
  ),
  entry(
    'loadLine',
    'Load line and draughts',
    [
      where,
      draught('draughtFwd', 'Draught forward {}'),
      draught('draughtAft', 'aft {}'),
      number('freeboard', 'm', [0, 30, 2], { print: 'Freeboard {}' }),
      number('density', 'kg/m³', [980, 1050, 0], { print: 'Density of water {}' }),
      prose('remarks'),
    ],
    'officer',
  ),
  entry(
    'masterChange',
    'Change of master',
    [
      where,
      words('newMaster', { print: 'Command handed to {}', ...required }),
      words('certificateNo', { print: 'certificate {}', ...required }),
      words('documents', { print: 'Documents handed over: {}', ...required }),
      prose('remarks'),
    ],
    'master',
  ),
  entry(
    'casualty',
    'Casualty',
    [
      oneOf(
        'casualtyKind',
        ['grounding', 'stranding', 'collision', 'loss', 'abandonment', 'damage', 'fire', 'lossOfLife'],
        {
          prints: [
            'Grounding',
            'Stranding',
            'Collision',
            'Loss',
            'Abandonment',
            'Damage',
            'Fire',
            'Loss of life',
          ],
          ...required,
        },
      ),
      place('position', { print: '{}' }),
      what,
    ],
    'crew',
  ),
  entry(
    'illness',
    'Illness or injury',
    [
      person,
      words('illness', { print: '{}', ...required }),
      words('treatment', { print: 'Treatment: {}', ...required }),
      prose('remarks'),
    ],
    'crew',
  ),
  entry(
    'death',
    'Death',
    [
      person,
      words('cause', { print: 'Cause: {}', ...required }),
      place('position', { print: '{}' }),
      words('property', { print: 'Wages and property: {}' }),
      prose('remarks'),
    ],
    'crew',
  ),
  entry(
    'birth',
    'Birth',
    [
      person,
      words('parents', { print: 'Parents: {}', ...required }),
      place('position', { print: '{}' }),
      prose('remarks'),
    ],
    'crew',
  ),
  entry('marriage', 'Marriage', [person, place('position', { print: '{}' }), prose('remarks')], 'crew'),
  entry(
    'discharge',
    'Discharged or left behind',
    [person, where, words('reason', { print: '{}', ...required }), prose('remarks')],
    'crew',
  ),
  entry(
    'offence',
    'Disciplinary offence',
    [
      person,
      words('offence', { print: '{}', ...required }),
      words('reply', { print: 'Reply: {}', ...required }),
      prose('remarks'),
    ],
    'crew',
  ),
  entry('complaint', 'Complaint', [person, what], 'crew'),
  entry('narrative', 'Narrative', [where, what]),
];

const particulars: readonly BookField[] = [
  words('place', required),
  words('shipName', required),
  words('officialNo', required),
  words('registry', required),
  number('grossTonnage', 'GT', [0, 1_000_000, 0]),
  words('owner', required),
  words('master', required),
  words('certificateNo', required),
];

/** The official log book of the United Kingdom and the Red Ensign: nothing is struck through, a further entry corrects. */
export const official: Book = {
  kind: 'official',
  group: 'official',
  title: 'OFFICIAL LOG BOOK',
  subtitle: 'Narrative section',
  form: '2026',
  clock: 'ship',
  layout: 'narrative',
  opening: particulars,
  codes,
  linesAPage: 30,
  pagesAVolume: 96,
  masterVerifies: 'page',
  correction: 'furtherEntry',
  due: [{ key: 'muster', codes: ['drill'], days: 30 }],
  keepYears: 3,
};

/** The official log book of a Cayman ship in electronic form: kept for ten years, with all entries of the printed one. */
export const cayman: Book = {
  ...official,
  kind: 'cayman',
  title: 'CAYMAN ISLANDS OFFICIAL LOG BOOK',
  subtitle: 'Merchant Shipping Act, section 140',
  opening: [...particulars, words('statement', { carry: true })],
  keepYears: 10,
};
