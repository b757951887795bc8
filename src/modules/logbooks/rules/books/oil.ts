import type { Book, BookCode, BookField } from '../book.ts';
import { clock, cubic, number, place, prose, tank, words, yesNo } from '../fields.ts';

const required = { required: true } as const;

const startAndStop = (item: string): BookField[] => [
  clock('timeStart', { item, print: 'Start {}', ...required }),
  clock('timeStop', { item, print: 'stop {}', ...required }),
];
const positions = (from: string, to: string): BookField[] => [
  place('posStart', { item: from, print: 'Start {}', ...required }),
  place('posStop', { item: to, print: 'stop {}', ...required }),
];

/** A code of the book, or one of its ways: `cBurn` is C 12.3. */
const code = (name: string, fields: BookField[], moves?: BookCode['moves']): BookCode => ({
  code: name,
  letter: name.slice(0, 1).toUpperCase(),
  fields,
  ...(moves ? { moves } : {}),
});

/** Sludge leaves a tank of list 3.1: how much, from where, and what stays. */
const sludgeOut = (item: string): BookField[] => [
  cubic('quantity', { item, print: '{} sludge', ...required }),
  tank('tank', { item, print: 'from {}', list: '3.1', ...required }),
  cubic('retained', { item, print: '{} retained', ...required }),
];
const out = { quantity: 'quantity', from: 'tank', fromTotal: 'retained' };
const into = { to: 'toTank', toTotal: 'total' };

const bilge = (print = '{} bilge water'): BookField[] => [
  cubic('quantity', { item: '13', print, ...required }),
  tank('tank', { item: '13', print: 'from {}', list: '3.3' }),
  words('source', { item: '13', print: 'from {}', carry: true }),
];

const bunkers = (item: string): BookField[] => [
  words('port', { item: '26.1', print: '{}', ...required }),
  ...startAndStop('26.2'),
  words('oilType', { item, print: '{}', carry: true, ...required }),
  number('tonnes', 't', [0, 10_000, 3], { item, print: '{}', ...required }),
  words('tanksNamed', { item, print: 'in {}', carry: true, ...required }),
  number('tonnesTotal', 't', [0, 10_000, 3], { item, print: '{} in tanks', ...required }),
];

/**
 * Oil Record Book part I, machinery space operations (domain rules, section 3). The tanks of the IOPP certificate's
 * supplement are stated in the opening, so that they are sealed with the volume.
 */
export const oil: Book = {
  kind: 'oil',
  group: 'marpol',
  title: 'OIL RECORD BOOK PART I',
  subtitle: 'Machinery space operations (all ships)',
  form: '2011',
  clock: 'ship',
  layout: 'record',
  opening: [
    { key: 'tanks', kind: 'tanks', required: true },
    number('rated', 'm³/h', [0, 100, 2]),
    yesNo('alarmStop'),
    number('tolerance', 'm³', [0, 10, 2]),
    words('place', required),
  ],
  codes: [
    code('aClean', [
      words('tanksNamed', { item: '1', print: '{}', ...required }),
      yesNo('cleanedSince', { item: '2', print: 'Cleaned since they last contained oil: {}' }),
      words('oilBefore', { item: '2', print: 'previously {}' }),
      ...positions('3.1', '3.1'),
      ...startAndStop('3.1'),
      words('method', { item: '3.2', print: '{}', ...required }),
      tank('toTank', { item: '3.3', print: 'Washings to {}' }),
      cubic('quantity', { item: '3.3', print: '{}' }),
    ]),
    code('aBallast', [
      words('tanksNamed', { item: '1', print: '{}', ...required }),
      yesNo('cleanedSince', { item: '2', print: 'Cleaned since they last contained oil: {}' }),
      ...positions('4.1', '4.1'),
      ...startAndStop('4.1'),
      cubic('quantity', { item: '4.2', print: '{} ballast', ...required }),
    ]),
    code('bOverboard', [
      words('tanksNamed', { item: '5', print: '{}', ...required }),
      ...positions('6', '7'),
      number('speed', 'kn', [0, 60, 1], { item: '8', print: '{}', ...required }),
      words('method', { item: '9.1', print: 'Through 15 ppm equipment {}' }),
      cubic('quantity', { item: '10', print: '{}', ...required }),
    ]),
    code('bAshore', [
      words('tanksNamed', { item: '5', print: '{}', ...required }),
      words('port', { item: '9.2', print: 'To reception facility, {}', ...required }),
      cubic('quantity', { item: '10', print: '{}', ...required }),
    ]),
    code(
      'cWeekly',
      [
        tank('tank', { item: '11.1', print: '{}', list: '3.1', carry: true, ...required }),
        cubic('capacity', { item: '11.2', print: '{}', carry: true, ...required }),
        cubic('retained', { item: '11.3', print: '{}', ...required }),
        cubic('manual', { item: '11.4', print: '{} collected by manual operation', ...required }),
      ],
      { from: 'tank', fromTotal: 'retained' },
    ),
    code(
      'cAshore',
      [
        ...sludgeOut('12.1'),
        words('port', { item: '12.1', print: 'to reception facility, {}', ...required }),
        words('receipt', { item: '12.1', print: 'receipt {}' }),
      ],
      out,
    ),
    code(
      'cTank',
      [
        ...sludgeOut('12.2'),
        tank('toTank', { item: '12.2', print: 'to {}', list: '3.1', ...required }),
        cubic('total', { item: '12.2', print: '{} in it', ...required }),
      ],
      { ...out, ...into },
    ),
    code(
      'cBurn',
      [
        ...sludgeOut('12.3'),
        number('hours', 'h', [0, 100, 1], { item: '12.3', print: 'incinerated for {}', ...required }),
      ],
      out,
    ),
    code('cOther', [...sludgeOut('12.4'), words('method', { item: '12.4', print: '{}', ...required })], out),
    code(
      'dOverboard',
      [
        ...bilge(),
        cubic('retained', { item: '13', print: '{} retained' }),
        ...startAndStop('14'),
        place('posStart', {
          item: '15.1',
          print: 'Through 15 ppm equipment overboard, start {}',
          ...required,
        }),
        place('posStop', { item: '15.1', print: 'stop {}', ...required }),
      ],
      out,
    ),
    code(
      'dAshore',
      [
        ...bilge(),
        cubic('retained', { item: '13', print: '{} retained' }),
        ...startAndStop('14'),
        words('port', { item: '15.2', print: 'To reception facility, {}', ...required }),
        words('receipt', { item: '15.2', print: 'receipt {}' }),
      ],
      out,
    ),
    code(
      'dTank',
      [
        ...bilge(),
        ...startAndStop('14'),
        tank('toTank', { item: '15.3', print: 'To {}', list: '3.3', carry: true, ...required }),
        cubic('total', { item: '15.3', print: 'total retained {}', ...required }),
      ],
      { quantity: 'quantity', from: 'tank', ...into },
    ),
    code('eOverboard', [
      clock('timeStart', {
        item: '16',
        print: '{}, automatic discharge overboard through 15 ppm equipment',
        ...required,
      }),
      place('posStart', { item: '16', print: '{}', ...required }),
    ]),
    code('eTank', [
      clock('timeStart', { item: '17', print: '{}, automatic transfer', ...required }),
      tank('toTank', { item: '17', print: 'to {}', list: '3.3', ...required }),
    ]),
    code('eManual', [clock('timeStart', { item: '18', print: '{}, back to manual operation', ...required })]),
    code('f', [
      clock('timeFailed', { item: '19', print: '{}, oil filtering equipment failed', ...required }),
      clock('timeBack', { item: '20', print: '{}, operational again' }),
      words('reason', { item: '21', print: '{}', ...required }),
    ]),
    code('g', [
      clock('timeStart', { item: '22', print: '{}', ...required }),
      place('position', { item: '23', print: '{}' }),
      words('port', { item: '23', print: '{}' }),
      words('escaped', { item: '24', print: '{}', ...required }),
      prose('circumstances', { item: '25', print: '{}', ...required }),
    ]),
    code('hFuel', bunkers('26.3')),
    code('hLube', bunkers('26.4')),
    code('i', [prose('remarks', required)]),
  ],
  linesAPage: 28,
  pagesAVolume: 60,
  masterVerifies: 'page',
  correction: 'strike',
  due: [{ key: 'sludge', codes: ['cWeekly'], every: { days: 7 } }],
  keepYears: 3,
};
