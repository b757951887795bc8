import { type Book, type BookCode, type BookField, cargoTankLists } from '../book.ts';
import { clock, cubic, number, oneOf, place, prose, tank, words } from '../fields.ts';

const required = { required: true } as const;

/** A code of the book, or one of its ways: `gAshore` is G 31.1. */
const code = (name: string, fields: BookField[], moves?: BookCode['moves']): BookCode => ({
  code: name,
  letter: name.slice(0, 1).toUpperCase(),
  fields,
  ...(moves ? { moves } : {}),
});

/** A question of the form, whose answer is printed also where it is "no". */
const question = (key: string, item: string, print: string): BookField =>
  oneOf(key, ['yes', 'no'], { prints: ['Yes', 'No'], item, print, ...required });

const amount = (key: string, item: string, print: string, more: Partial<BookField> = required): BookField =>
  cubic(key, { item, print, ...more });
const from = (item: string, print = '{}', list?: string): BookField =>
  tank('tank', { item, print, ...(list ? { list } : {}), ...required });
const into = (item: string, print = 'to {}', list?: string): BookField =>
  tank('toTank', { item, print, ...(list ? { list } : {}), ...required });
/** Whether a tank was emptied, and what stayed if not. */
const emptied = (item: string): BookField[] => [
  question('emptied', item, 'Emptied: {}'),
  amount('retained', item, '{} retained', {}),
];
/** Time and position at the start or the end of a discharge. */
const moment = (which: 'Start' | 'Stop', item: string): BookField[] => [
  clock(`time${which}`, { item, print: '{}', ...required }),
  place(`pos${which}`, { item, print: '{}', ...required }),
];
/** Not an item of the form: a discharge is judged by it. */
const nearestLand = number('landDistance', 'nm', [0, 5000, 1], { print: '{} from the nearest land' });
const speed = (item: string) => number('speed', 'kn', [0, 60, 1], { item, print: '{}', ...required });
const watched = (item: string) =>
  question('effluentChecked', item, 'Regular check of effluent and surface: {}');
const monitored = (item: string) =>
  question('monitored', item, 'Discharge monitoring and control system in operation: {}');
const rate = (key: string, item: string) =>
  number(key, 'm³/h', [0, 10_000, 1], { item, print: 'at {}', ...required });
const ullage = (key: string, item: string, print: string) =>
  number(key, 'm', [0, 50, 2], { item, print, ...required });

const out = { from: 'tank', fromTotal: 'retained' };
const toSlop = { quantity: 'quantity', to: 'toTank', toTotal: 'total' };

/** J: from which tank, how much, and what stays. */
const residues = (): BookField[] => [
  from('55'),
  amount('quantity', '56', '{}'),
  amount('retained', '56', '{} retained'),
];
const residuesOut = { quantity: 'quantity', ...out };

/**
 * Oil Record Book part II, cargo and ballast operations: for oil tankers of 150 GT and more, and for ships whose cargo
 * spaces carry 200 m³ of oil in bulk or more (MARPOL I/2 and I/36). Tanks are those that the opening states.
 */
export const cargo: Book = {
  kind: 'oil2',
  group: 'marpol',
  title: 'OIL RECORD BOOK PART II',
  subtitle: 'Cargo/ballast operations (oil tankers)',
  form: '2011',
  clock: 'ship',
  layout: 'record',
  opening: [
    { key: 'tanks', kind: 'tanks', lists: cargoTankLists, required: true },
    number('tolerance', 'm³', [0, 10, 2]),
    words('place', required),
  ],
  codes: [
    code(
      'aLoading',
      [
        words('loadPort', { item: '1', print: '{}', ...required }),
        words('oilType', { item: '2', print: '{}', carry: true, ...required }),
        into('2', 'in {}'),
        amount('quantity', '3', '{} added, at 15 °C'),
        amount('total', '3', '{} in it'),
      ],
      toSlop,
    ),
    code(
      'bTransfer',
      [
        from('4.1', 'From {}'),
        into('4.2'),
        amount('quantity', '4.2', '{} transferred'),
        amount('total', '4.2', '{} in it'),
        ...emptied('5'),
      ],
      { ...toSlop, ...out, emptied: 'emptied' },
    ),
    code(
      'cUnloading',
      [words('unloadPort', { item: '6', print: '{}', ...required }), from('7'), ...emptied('8')],
      { ...out, emptied: 'emptied' },
    ),
    code('dCrudeWash', [
      words('port', { item: '9', print: '{}' }),
      place('position', { item: '9', print: '{}' }),
      words('tanksNamed', { item: '10', print: '{}', ...required }),
      number('machines', '', [0, 100, 0], { item: '11', print: '{} machines', ...required }),
      clock('timeStart', { item: '12', print: 'Start {}', ...required }),
      words('washPattern', { item: '13', print: '{}', ...required }),
      number('linePressure', 'bar', [0, 100, 1], { item: '14', print: '{}', ...required }),
      clock('timeStop', { item: '15', print: 'Completed or stopped {}', ...required }),
      words('dryMethod', { item: '16', print: 'Dry by {}', ...required }),
      prose('remarks', { item: '17' }),
    ]),
    code(
      'eBallasting',
      [
        place('posStart', { item: '18', print: 'Start {}', ...required }),
        place('posStop', { item: '18', print: 'end {}', ...required }),
        into('19.1', '{}'),
        clock('timeStart', { item: '19.2', print: 'Start {}', ...required }),
        clock('timeStop', { item: '19.2', print: 'end {}', ...required }),
        amount('quantity', '19.3', '{} ballast received'),
        amount('total', '19.3', '{} in it'),
      ],
      toSlop,
    ),
    code(
      'fCleanBallast',
      [
        words('tanksNamed', { item: '20', print: '{}', ...required }),
        place('posFlush', { item: '21', print: 'Flushing or port ballast taken {}', ...required }),
        place('posFlushed', { item: '22', print: 'Pumps and lines flushed to slop tank {}', ...required }),
        amount('quantity', '23', '{} oily water', {}),
        tank('toTank', { item: '23', print: 'to {}' }),
        amount('total', '23', '{} in it', {}),
        place('posAdded', { item: '24', print: 'Additional ballast taken {}' }),
        clock('timeClosed', { item: '25', print: 'Valves closed {}', ...required }),
        place('posClosed', { item: '25', print: '{}', ...required }),
        amount('ballastTaken', '26', '{} clean ballast taken'),
      ],
      toSlop,
    ),
    code('gAshore', [
      words('tanksNamed', { item: '27', print: '{}', ...required }),
      words('port', { item: '28', print: '{}', ...required }),
      number('hours', 'h', [0, 500, 1], { item: '29', print: '{}', ...required }),
      words('method', { item: '30', print: '{}', ...required }),
      words('facility', { item: '31.1', print: 'Washings to reception facility, {}', ...required }),
      amount('quantity', '31.1', '{}'),
      words('receipt', { item: '31.1', print: 'receipt {}' }),
    ]),
    code(
      'gToSlop',
      [
        words('tanksNamed', { item: '27', print: '{}', ...required }),
        words('port', { item: '28', print: '{}' }),
        place('position', { item: '28', print: '{}' }),
        number('hours', 'h', [0, 500, 1], { item: '29', print: '{}', ...required }),
        words('method', { item: '30', print: '{}', ...required }),
        into('31.2', 'Washings to {}', 'slop'),
        amount('quantity', '31.2', '{} transferred'),
        amount('total', '31.2', '{} in it'),
      ],
      toSlop,
    ),
    code('hOverboard', [
      words('tanksNamed', { item: '32', print: '{}', ...required }),
      ...moment('Start', '33'),
      ...moment('Stop', '34'),
      amount('quantity', '35', '{} into the sea'),
      speed('36'),
      monitored('37'),
      watched('38'),
      nearestLand,
    ]),
    code(
      'hToSlop',
      [
        words('tanksNamed', { item: '32', print: '{}', ...required }),
        into('39', 'To {}', 'slop'),
        amount('quantity', '39', '{} oily water'),
        amount('total', '39', '{} in it'),
      ],
      toSlop,
    ),
    code('hAshore', [
      words('tanksNamed', { item: '32', print: '{}', ...required }),
      words('port', { item: '40', print: 'To reception facility, {}', ...required }),
      amount('quantity', '40', '{}'),
      words('receipt', { item: '40', print: 'receipt {}' }),
    ]),
    code(
      'iOverboard',
      [
        from('41', '{}', 'slop'),
        number('settledSinceEntry', 'h', [0, 2000, 1], {
          item: '42',
          print: '{} since the last entry of residues',
        }),
        number('settledSinceDischarge', 'h', [0, 2000, 1], {
          item: '43',
          print: '{} since the last discharge',
        }),
        ...moment('Start', '44'),
        ullage('ullageStart', '45', 'Ullage of total contents {}'),
        ullage('interfaceStart', '46', 'Ullage of oil/water interface {}'),
        amount('quantity', '47', '{} in bulk'),
        rate('bulkRate', '47'),
        amount('finalQuantity', '48', '{} finally'),
        rate('finalRate', '48'),
        ...moment('Stop', '49'),
        monitored('50'),
        ullage('interfaceStop', '51', 'Ullage of oil/water interface {}'),
        speed('52'),
        watched('53'),
        question('valvesClosed', '54', 'Valves closed on completion: {}'),
        nearestLand,
      ],
      { quantity: 'quantity', further: 'finalQuantity', from: 'tank' },
    ),
    code(
      'jAshore',
      [
        ...residues(),
        words('port', { item: '57.1', print: 'To reception facility, {}', ...required }),
        words('receipt', { item: '57.1', print: 'receipt {}' }),
      ],
      residuesOut,
    ),
    code(
      'jCargo',
      [...residues(), amount('mixed', '57.2', 'Mixed with cargo, {}'), into('57.2', 'in {}', 'cargo')],
      residuesOut,
    ),
    code('jTank', [...residues(), into('57.3', 'Transferred to {}'), amount('total', '57.3', '{} in it')], {
      ...residuesOut,
      to: 'toTank',
      toTotal: 'total',
    }),
    code(
      'jOther',
      [...residues(), words('method', { item: '57.4', print: 'By {}', ...required })],
      residuesOut,
    ),
    code(
      'kCleanBallast',
      [
        place('posStart', { item: '58', print: '{}', ...required }),
        from('59'),
        question('emptied', '60', 'Empty on completion: {}'),
        place('posStop', { item: '61', print: '{}' }),
        watched('62'),
      ],
      { from: 'tank', emptied: 'emptied' },
    ),
    code('lOverboard', [
      words('tanksNamed', { item: '63', print: '{}', ...required }),
      ...moment('Start', '64'),
      ...moment('Stop', '65'),
      amount('quantity', '66.1', '{} into the sea'),
      question('contaminated', '67', 'Indication of oil contamination: {}'),
      question('oilMeter', '68', 'Monitored by an oil content meter: {}'),
      clock('timeClosed', { item: '69', print: 'Valves closed {}', ...required }),
      place('posClosed', { item: '69', print: '{}', ...required }),
    ]),
    code('lAshore', [
      words('tanksNamed', { item: '63', print: '{}', ...required }),
      amount('quantity', '66.2', '{}'),
      words('port', { item: '66.2', print: 'to reception facility, {}', ...required }),
      words('receipt', { item: '66.2', print: 'receipt {}' }),
    ]),
    code('mMonitoring', [
      clock('timeFailed', { item: '70', print: '{}, discharge monitoring and control failed', ...required }),
      clock('timeBack', { item: '71', print: '{}, operational again' }),
      words('reason', { item: '72', print: '{}', ...required }),
    ]),
    code('nAccident', [
      clock('timeStart', { item: '73', print: '{}', ...required }),
      words('port', { item: '74', print: '{}' }),
      place('position', { item: '74', print: '{}' }),
      words('escaped', { item: '75', print: '{}', ...required }),
      prose('circumstances', { item: '76', print: '{}', ...required }),
    ]),
    code('oRemarks', [prose('remarks', required)]),
    code('pBallastLoaded', [
      words('tanksNamed', { item: '77', print: '{}', ...required }),
      place('position', { item: '78', print: '{}', ...required }),
      amount('quantity', '79', '{} ballast loaded'),
      prose('remarks', { item: '80' }),
    ]),
    code('qBallastMoved', [prose('reason', { item: '81', print: '{}', ...required })]),
    code('rAshore', [
      words('port', { item: '82', print: '{}', ...required }),
      words('facility', { item: '83', print: '{}', ...required }),
      amount('quantity', '84', '{} ballast'),
      words('official', { item: '85', print: 'Port authority: {}' }),
    ]),
  ],
  linesAPage: 28,
  pagesAVolume: 60,
  masterVerifies: 'page',
  correction: 'strike',
  keepYears: 3,
};
