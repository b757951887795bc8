import { expect, test } from 'vitest';
import { falHead } from '#modules/crewlist/contract.ts';
import { crewForm, falTable, passengerForm } from '#modules/crewlist/rules.ts';
import { guests } from '#modules/guests/contract.ts';
import { profiles } from '#modules/profile/contract.ts';
import { MISSING_GLYPH, readPdf } from '../testing/readPdf.ts';
import { falDocument } from './falForm.ts';
import { makePdf } from './makePdf.ts';
import { contentWidth, margin } from './style.ts';

const stamps = {
  boatID: 'boat-halcyon',
  rev: 1,
  createdAt: '2026-06-01T00:00:00.000Z',
  updatedAt: '2026-06-01T00:00:00.000Z',
  updatedBy: 'Anna',
};
const ship = { name: 'M/Y Halcyon of the Seven Seas', imo: '9074729', callSign: '', flag: 'Cayman Islands' };
const head = falHead.parse({ port: 'Saint-Mandrier-sur-Mer', date: '2026-06-18' });
const long = {
  firstName: 'Maximiliana Bartholomea',
  lastName: 'Papadimitrakopoulou-Featherstonehaugh',
  nationality: 'Saint Vincent and the Grenadines',
  birthDate: '1987-02-03',
  birthPlace: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  gender: 'female',
};
const forty = Array.from({ length: 40 }, (_, index) => index);
const print = async (form: Parameters<typeof falDocument>[0]) => {
  const { definition, frame } = falDocument(form, { vessel: ship.name, printed: 'Printed 18 Jun' });
  return readPdf(await makePdf(definition, frame));
};
const crew = forty.map((index) =>
  profiles.item.parse({
    ...stamps,
    ...long,
    _id: `profile-${index}`,
    userID: `user-${index}`,
    jobtitle: index === 7 ? 'Captain' : 'Second Stewardess and Administrator',
    onboard: true,
  }),
);
const passengers = forty.map((index) =>
  guests.item.parse({
    ...stamps,
    ...long,
    _id: `guest-${index}`,
    documentKind: 'identityCard',
    documentNumber: 'ABCDEFGHIJ0123456789KLMNOPQRST',
    documentCountry: long.nationality,
    documentExpires: '2030-09-06',
    embarkmentPort: 'Villefranche-sur-Mer, Alpes-Maritimes',
    disembarkmentPort: 'Castellammare di Stabia',
    visaNumber: '',
    transit: true,
  }),
);

test.each([
  ['FAL 5', crewForm(ship, head, crew, []), 18],
  ['FAL 6', passengerForm(ship, head, passengers, 'Elena Marchetti'), 19],
] as const)(
  '%s of 40 people with long names stays on the paper, every box on every page',
  async (_, form, last) => {
    const { pieces, pages, text } = await print(form);
    const right = margin.side + contentWidth(true);
    expect(pages).toBeGreaterThan(1);
    expect(pieces.filter((piece) => piece.right > right + 0.5 || piece.x < margin.side - 0.5)).toEqual([]);
    // The measure itself: a page is used to its right edge.
    expect(Math.max(...pieces.map((piece) => piece.right))).toBeGreaterThan(right - 60);
    const boxes = [
      ...form.boxes.flat(),
      ...form.columns,
      { no: String(last), name: 'Date and signature by master, authorized agent or officer' },
    ];
    const sheets = text.split('\n').map((page) => page.replaceAll(/\s/g, ''));
    for (const { no, name } of boxes)
      for (const sheet of sheets) expect(sheet).toContain(`${no}.${name}`.replaceAll(' ', ''));
    expect(text).not.toContain(MISSING_GLYPH);
  },
);

test('an empty box stays, the captain is the master, and each column keeps to its own width', async () => {
  const form = crewForm(ship, head, crew.slice(0, 9), []);
  expect(form.rows[0]?.cells[3]).toBe('Master');
  const { text, pieces } = await print(form);
  expect(text).toContain('1.3. Call sign');
  expect(text).toContain('Master: Maximiliana Bartholomea');
  const heads = form.columns.map(
    ({ no, name }) =>
      pieces.find(({ text: piece }) => piece.trim() && `${no}. ${name}`.startsWith(piece.trim()))?.x,
  );
  expect(heads.every((x, at) => at === 0 || (x ?? 0) > (heads[at - 1] ?? 0))).toBe(true);
  const names = pieces.filter(({ text: piece, x }) => /^Papadimi/.test(piece) && x < (heads[2] ?? 0));
  expect(names.length).toBeGreaterThan(0);
  for (const { right } of names) expect(right).toBeLessThan((heads[2] ?? 0) - 1);
});

test('15 people with ordinary names are one sheet', async () => {
  const plain = crew.slice(0, 15).map((person, index) => ({
    ...person,
    lastName: 'Marchetti',
    firstName: 'Elena',
    jobtitle: index === 0 ? 'Captain' : 'Second Engineer',
    nationality: 'Italian',
    birthPlace: 'Genova',
  }));
  expect((await print(crewForm(ship, head, plain, []))).pages).toBe(1);
});

test('the table for other systems says ship, port and voyage in every line, and days as ISO days', () => {
  const form = crewForm(ship, { ...head, voyage: 'V-7' }, crew.slice(0, 2), []);
  const [names = [], first = [], second = []] = falTable(form, head.date);
  const of = (line: readonly string[], name: string) => line[names.indexOf(name)];
  for (const line of [first, second]) {
    expect(of(line, 'Name of ship')).toBe(ship.name);
    expect(of(line, 'Port of arrival')).toBe('Saint-Mandrier-sur-Mer');
    expect(of(line, 'Voyage number')).toBe('V-7');
    expect(of(line, 'Date of arrival')).toBe('2026-06-18');
    expect(of(line, 'Date of birth')).toBe('1987-02-03');
  }
});
