import type { Book, BookCode, BookField } from '../book.ts';
import { number, oneOf, place, prose, words } from '../fields.ts';
import { fuelChange } from './sea.ts';

const required = { required: true } as const;
const code = (name: string, print: string, fields: BookField[]): BookCode => ({
  code: name,
  letter: '',
  print,
  fields,
});

/** What Annex VI asks to be recorded: ozone-depleting substances, NOx tiers, fuel changeovers, engine parameters. */
export const air: Book = {
  kind: 'air',
  group: 'marpol',
  title: 'RECORD OF MARPOL ANNEX VI',
  subtitle: 'Ozone-depleting substances, NOx tier, fuel changeover, engine parameters',
  form: '2026',
  clock: 'ship',
  layout: 'narrative',
  signatureHead: 'Signature of officer in charge',
  opening: [words('place', required)],
  codes: [
    { ...fuelChange, print: 'Fuel changeover (VI/14.6)' },
    code('noxTier', 'NOx tier (VI/13.5.3)', [
      place('position', { carry: true, ...required }),
      oneOf('tierWhen', ['entry', 'exit', 'change'], { print: '{}', ...required }),
      words('engine', { print: '{}', carry: true, ...required }),
      oneOf('tierStatus', ['tier2', 'tier3', 'engineOff'], { print: '{}', ...required }),
      prose('remarks', {}),
    ]),
    code('ozone', 'Ozone-depleting substance (VI/12.6)', [
      oneOf('ozoneKind', ['recharge', 'repair', 'deliberate', 'escaped', 'landed', 'supplied'], {
        print: '{}',
        ...required,
      }),
      words('equipment', { print: '{}', carry: true, ...required }),
      words('substance', { print: '{}', carry: true, ...required }),
      number('mass', 'kg', [0, 10_000, 2], { print: '{}', ...required }),
      prose('remarks', {}),
    ]),
    code('engineParameters', 'Engine parameters (NOx Technical Code)', [
      words('engine', { print: '{}', carry: true, ...required }),
      words('component', { print: 'Changed: {}', ...required }),
      prose('remarks', {}),
    ]),
    code('event', 'Remark', [prose('remarks', required)]),
  ],
  linesAPage: 24,
  pagesAVolume: 80,
  masterVerifies: 'page',
  correction: 'strike',
  keepYears: 3,
};
