import type { Book, BookCode, BookField } from '../book.ts';
import { clock, cubic, number, oneOf, place, prose, words, yesNo } from '../fields.ts';

const required = { required: true } as const;
const code = (name: string, print: string, fields: BookField[]): BookCode => ({
  code: name,
  letter: '',
  print,
  fields,
});

/** How sewage was treated before it went to sea. */
const sewageTreatments = ['plant', 'comminuted', 'untreated'] as const;

/**
 * Discharges and deliveries of sewage. MARPOL IV prescribes no form; ports and coastal States ask for what stands here.
 */
export const sewage: Book = {
  kind: 'sewage',
  group: 'marpol',
  title: 'SEWAGE DISCHARGE RECORD',
  subtitle: 'MARPOL Annex IV',
  form: '2026',
  clock: 'ship',
  layout: 'narrative',
  signatureHead: 'Signature of officer in charge',
  opening: [
    words('place', required),
    number('persons', '', [0, 5000, 0]),
    yesNo('passengerShip'),
    words('holding', { print: 'Holding tank {}' }),
  ],
  codes: [
    code('sewageSea', 'Sewage to sea', [
      clock('timeStart', { print: 'Start {}', ...required }),
      clock('timeStop', { print: 'Stop {}', ...required }),
      place('posStart', { print: 'From {}', ...required }),
      place('posStop', { print: 'to {}', ...required }),
      oneOf('sewageTreatment', sewageTreatments, {
        prints: ['Treatment plant', 'Comminuted, disinfected', 'Untreated'],
        print: '{}',
        carry: true,
        ...required,
      }),
      words('holding', { print: 'from {}', carry: true }),
      cubic('quantity', { print: '{} sewage', ...required }),
      number('flow', 'm³/h', [0, 1000, 2], { print: 'at {}' }),
      number('landDistance', 'nm', [0, 5000, 1], { print: '{} from the nearest land', ...required }),
      number('speed', 'kn', [0, 60, 1], { print: '{}', ...required }),
      prose('remarks', {}),
    ]),
    code('sewageAshore', 'Sewage ashore', [
      words('facility', { print: 'To reception facility, {}', ...required }),
      cubic('quantity', { print: '{} sewage', ...required }),
      words('receipt', { print: 'receipt {}' }),
      prose('remarks', {}),
    ]),
    code('sewagePlant', 'Treatment plant', [
      clock('timeFailed', { print: '{}, treatment plant failed', ...required }),
      clock('timeBack', { print: '{}, operational again' }),
      words('reason', { print: '{}', ...required }),
    ]),
    code('event', 'Remark', [prose('remarks', required)]),
  ],
  linesAPage: 24,
  pagesAVolume: 80,
  masterVerifies: 'page',
  correction: 'strike',
  keepYears: 2,
};
