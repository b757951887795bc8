import type { Book, BookCode, BookField } from '../book.ts';
import { clock, cubic, number, place, prose, words, yesNo } from '../fields.ts';

const required = { required: true } as const;

/** The categories of the form in force since 1 March 2018; the form of 2013 had cargo residues as G. */
const shipCategories = 'ABCDEFGHI';
/** Part II, for ships that carry solid bulk cargoes. */
const cargoCategories = 'JK';

const amounts = (letters: string): BookField[] =>
  [...letters].map((letter) =>
    cubic(`cat${letter}`, { decimals: 3, category: letter, print: `${letter} {}` }),
  );

const code = (name: string, fields: BookField[]): BookCode => ({ code: name, letter: '', fields });

/** Garbage Record Book (domain rules, section 2). Its parts differ in their categories only. */
const part = (kind: 'garbage' | 'garbage2', letters: string): Book => ({
  kind,
  group: 'marpol',
  title: kind === 'garbage' ? 'GARBAGE RECORD BOOK PART I' : 'GARBAGE RECORD BOOK PART II',
  subtitle:
    kind === 'garbage'
      ? 'For all garbage other than cargo residues'
      : 'For cargo residues of ships carrying solid bulk cargoes',
  form: '2018',
  clock: 'ship',
  layout: 'garbage',
  opening: [
    words('place', required),
    number('grossTonnage', 'GT', [0, 1_000_000, 0]),
    number('persons', '', [0, 5000, 0]),
  ],
  codes: [
    code('toSea', [
      place('position', { print: '{}', ...required }),
      ...(kind === 'garbage2' ? [place('posStop', { print: 'stop {}', ...required })] : []),
      ...amounts(letters),
      number('landDistance', 'nm', [0, 5000, 1], { print: '{} from the nearest land' }),
      number('speed', 'kn', [0, 60, 1], { print: '{}' }),
      yesNo('ground', { print: 'Ground to 25 mm or less: {}', carry: true }),
      yesNo('harmless', { print: 'Washwater, not harmful: {}' }),
      prose('remarks', {}),
    ]),
    code('ashore', [
      words('facility', { print: '{}', carry: true, ...required }),
      ...amounts(letters),
      words('receipt', { print: 'receipt {}' }),
      prose('remarks', {}),
    ]),
    code('otherShip', [
      words('ship', { print: 'To ship {}', ...required }),
      place('position', { print: '{}' }),
      words('port', { print: '{}' }),
      ...amounts(letters),
      words('receipt', { print: 'receipt {}' }),
      prose('remarks', {}),
    ]),
    ...(kind === 'garbage'
      ? [
          code('incinerated', [
            place('position', { print: 'Start {}', ...required }),
            clock('timeStop', { print: 'stop {}', ...required }),
            place('posStop', { print: '{}', ...required }),
            ...amounts(letters),
            prose('remarks', {}),
          ]),
        ]
      : []),
    code('lost', [
      place('position', { print: '{}' }),
      words('port', { print: '{}' }),
      number('depth', 'm', [0, 12_000, 1], { print: 'water depth {}' }),
      words('items', { print: 'Lost: {}', ...required }),
      ...amounts(letters),
      words('reason', { print: 'Reason: {}', ...required }),
      words('precautions', { print: 'Precautions: {}' }),
      prose('remarks', {}),
    ]),
  ],
  linesAPage: 24,
  pagesAVolume: 80,
  masterVerifies: 'page',
  correction: 'strike',
  keepYears: 2,
});

export const garbage = part('garbage', shipCategories);
export const garbage2 = part('garbage2', cargoCategories);
