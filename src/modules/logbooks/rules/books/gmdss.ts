import type { Book, BookCode, BookField } from '../book.ts';
import { number, oneOf, place, prose, words, yesNo } from '../fields.ts';

const required = { required: true } as const;
const code = (name: string, print: string, fields: BookField[]): BookCode => ({
  code: name,
  letter: '',
  print,
  fields,
});

const volts = (key: string, print: string) => number(key, 'V', [0, 60, 1], { print });
const means = ['vhfDsc', 'mfDsc', 'hfDsc', 'vhf16', 'mf2182', 'inmarsat', 'navtex', 'egc'];
const meansPrinted = [
  'VHF DSC ch. 70',
  'MF DSC 2187.5',
  'HF DSC',
  'VHF ch. 16',
  'MF 2182',
  'Inmarsat',
  'NAVTEX',
  'EGC',
];
const checked = (key: string, print: string) => yesNo(key, { print });

/** The GMDSS radio log (domain rules, section 7): its times are UTC, and the master signs each day. */
export const gmdss: Book = {
  kind: 'gmdss',
  group: 'bridge',
  title: 'GMDSS RADIO LOG',
  subtitle: 'Section C: diary',
  form: '2026',
  clock: 'utc',
  layout: 'radio',
  opening: [
    words('place', required),
    words('callSign', required),
    words('mmsi', required),
    yesNo('duplication'),
    yesNo('maintenanceAboard'),
    yesNo('maintenanceAshore'),
    prose('operators', required),
    words('distressDuty', required),
  ],
  codes: [
    code('radioTraffic', 'Traffic', [
      oneOf('trafficKind', ['distress', 'urgency', 'safety', 'routine'], {
        prints: ['DISTRESS', 'URGENCY', 'SAFETY', 'Routine'],
        ...required,
      }),
      oneOf('means', means, { prints: meansPrinted, carry: true, ...required }),
      words('station', { print: 'from {}', ...required }),
      place('trafficPosition', { print: 'at {}' }),
      prose('summary', required),
    ]),
    code('radioWarning', 'Warning received', [
      oneOf('means', means, { prints: meansPrinted, carry: true, ...required }),
      words('station', { print: '{}', carry: true }),
      prose('summary', required),
    ]),
    code('radioPosition', 'Position of the ship', [place('position', required)]),
    code('testDaily', 'Daily tests', [
      checked('testDsc', 'DSC internal test without radiation: {}'),
      volts('voltsOff', 'Battery off load {}'),
      volts('voltsOn', 'on load {}'),
      checked('charged', 'Charged: {}'),
      checked('paper', 'Printers have paper: {}'),
      prose('remarks'),
    ]),
    code('testWeekly', 'Weekly tests', [
      words('coastStation', { print: 'DSC test call to {}', carry: true }),
      checked('acknowledged', 'acknowledged: {}'),
      checked('testReserve', 'Reserve source of energy tested: {}'),
      words('whyNot', { print: 'Not in range: {}' }),
      prose('remarks'),
    ]),
    code('testMonthly', 'Monthly tests', [
      checked('testEpirb', 'EPIRB: {}'),
      checked('testSart', 'SART: {}'),
      checked('testCraftVhf', 'Survival craft VHF: {}'),
      words('channel', { print: 'on channel {}' }),
      checked('testBatteries', 'Batteries, security and condition: {}'),
      checked('testAerials', 'Aerials and insulators: {}'),
      prose('remarks'),
    ]),
    code('testYearly', 'Yearly tests', [
      checked('epirbYearly', 'EPIRB annual test: {}'),
      words('hruExpires', { print: 'Hydrostatic release expires {}' }),
      words('batteryExpires', { print: 'Battery expires {}' }),
      words('certificateNo', { print: 'Certificate {}' }),
      prose('remarks'),
    ]),
    code('radioIncident', 'Incident', [words('equipment', { print: '{}' }), prose('summary', required)]),
  ],
  linesAPage: 26,
  pagesAVolume: 120,
  masterVerifies: 'day',
  correction: 'strike',
  due: [
    { key: 'radioTests', codes: ['testDaily'], days: 1, fromHour: 12 },
    { key: 'radioPosition', codes: ['radioPosition'], days: 1, fromHour: 12 },
  ],
  keepYears: 3,
};
