import type { DueRule } from './due.ts';

/** The kinds of values that a field of a book takes. */
export const fieldKinds = [
  'text',
  'longText',
  'number',
  'time',
  'position',
  'choice',
  'yesNo',
  'tank',
  'tanks',
  'people',
] as const;
export type BookFieldKind = (typeof fieldKinds)[number];

/** One field of an entry. Its label is the text `value.<key>`, a choice's `choice.<value>`. */
export type BookField = {
  key: string;
  kind: BookFieldKind;
  /** The number of the item in a book that has codes, as `11.1`. */
  item?: string;
  /** The words of the printed book, with `{}` for the value; without, only the value is printed. */
  print?: string;
  unit?: string;
  min?: number;
  max?: number;
  /** Decimals that a person enters and the book shows. */
  decimals?: number;
  values?: readonly string[];
  /** How the printed book writes each of `values`; without, as they are. */
  prints?: readonly string[];
  required?: true;
  /** The next entry begins with the value of the last one. */
  carry?: true;
  /** Tanks of this list of the IOPP certificate only. */
  list?: string;
  /** The lists that tanks can be of, where they are stated; without, those of the machinery space. */
  lists?: readonly string[];
  /** The letter of a category of garbage: its amounts are entered in one list. */
  category?: string;
  /** Not entered by hand. */
  hidden?: true;
  /** The name of a field of a vessel's own book, whose words are not ours to translate. */
  name?: string;
};

/** How an operation changes what tanks hold: the keys of its fields. */
export type TankMove = {
  quantity?: string;
  /** What was moved beside it. */
  further?: string;
  from?: string;
  /** What is left in it. */
  fromTotal?: string;
  /** Says `yes` where nothing is left in it. */
  emptied?: string;
  to?: string;
  /** What it holds afterwards. */
  toTotal?: string;
};

/** What can be entered: a code of a record book, or a kind of row of a log. Its name is the text `code.<code>`. */
export type BookCode = {
  code: string;
  /** The letter that the book prints; '' for a log without codes. */
  letter: string;
  fields: readonly BookField[];
  moves?: TankMove;
  /** Who must witness it, beside who signs. */
  witness?: 'officer' | 'crew' | 'master';
  /** How the printed book heads it. */
  print?: string;
  /** The name that a vessel gave it in a book of its own. */
  name?: string;
};

export const bookKinds = [
  'sea',
  'seabridge',
  'port',
  'portbridge',
  'chief',
  'navigational',
  'gmdss',
  'official',
  'cayman',
  'oil',
  'oil2',
  'garbage',
  'garbage2',
  'sewage',
  'air',
] as const;
export type StandardKind = (typeof bookKinds)[number];
/** A book that we describe, or one that a vessel describes itself, named by the id of its description. */
export type BookKind = StandardKind | `own-${string}`;

/** The description of a book, from which form, page, checks, PDF and server are made. */
export type Book = {
  kind: BookKind;
  group: 'bridge' | 'official' | 'marpol' | 'own';
  /** The words of the printed cover: official books are kept in English. */
  title: string;
  subtitle: string;
  /** The version of the form; categories and item numbers changed between versions. */
  form: string;
  /** The clock of the printed times. */
  clock: 'ship' | 'utc';
  /** How a page is printed: columns of figures, operations with items, garbage by category, radio diary, narrative. */
  layout: 'columns' | 'record' | 'garbage' | 'radio' | 'narrative';
  /** The head of its column of signatures, where the layout has another. */
  signatureHead?: string;
  /** What the opening of a volume states. */
  opening: readonly BookField[];
  codes: readonly BookCode[];
  /** Printed lines of a page. */
  linesAPage: number;
  pagesAVolume: number;
  /** What the master verifies; its signature replaces the one at the foot of the paper's page. */
  masterVerifies: 'page' | 'day';
  /** Whether the old words are struck through, or stay and a further entry corrects them. */
  correction: 'strike' | 'furtherEntry';
  /** What must stand in it again and again. */
  due?: readonly DueRule[];
  /** Its drills say who of the crew took part, which each must do every month. */
  crewDrills?: true;
  /** How long the book is kept after its last entry. */
  keepYears: number;
};

export type Position = { lat: number; lon: number };
export type Tank = { name: string; capacity: number; list: string };
/** Somebody of the crew, with the name at the time. */
export type Person = { userID: string; name: string };
export type BookValue = string | number | boolean | null | Position | Tank[] | Person[];
export type BookValues = Readonly<Record<string, BookValue>>;

export const isPosition = (value: BookValue | undefined): value is Position =>
  typeof value === 'object' && value !== null && 'lat' in value;

export const isPeople = (value: BookValue | undefined): value is Person[] =>
  Array.isArray(value) && value.every((each) => 'userID' in each);

export const isTanks = (value: BookValue | undefined): value is Tank[] =>
  Array.isArray(value) && value.every((each) => 'capacity' in each);

export const isEmptyValue = (value: BookValue | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The lists of tanks in the supplement of the IOPP certificate, and the others of a vessel. */
export const tankLists = ['3.1', '3.3', 'other'] as const;
/** The tanks of part II, which are not in that supplement's lists of the machinery space. */
export const cargoTankLists = ['cargo', 'slop', 'ballast', '3.1', '3.3'] as const;

/** The key of a list's name among the choices, which have no dots. */
export const listKey = (list: string) => `list${list.replace('.', '')}`;

const isTankList = (value: BookValue): value is Tank[] =>
  isTanks(value) &&
  value.every(({ name, capacity }) => name.trim() !== '' && typeof capacity === 'number' && capacity >= 0);

/** Whether a value is one that the field can hold; an empty one is, unless the field is required. */
export const fitsField = (field: BookField, value: BookValue | undefined): boolean => {
  if (isEmptyValue(value) || value === undefined || value === null) return !field.required;
  switch (field.kind) {
    case 'number':
      return (
        typeof value === 'number' &&
        value >= (field.min ?? Number.NEGATIVE_INFINITY) &&
        value <= (field.max ?? Number.POSITIVE_INFINITY)
      );
    case 'yesNo':
      return typeof value === 'boolean';
    case 'position':
      return isPosition(value) && Math.abs(value.lat) <= 90 && Math.abs(value.lon) <= 180;
    case 'choice':
      return typeof value === 'string' && (field.values ?? []).includes(value);
    case 'time':
      return typeof value === 'string' && clockTime.test(value);
    case 'tanks':
      return isTankList(value);
    case 'people':
      return isPeople(value);
    default:
      return typeof value === 'string' && value.length <= 4000;
  }
};

/** The code of an entry; undefined if the book has none of this name. */
export const codeOf = (book: Book, code: string): BookCode | undefined =>
  book.codes.find((each) => each.code === code);

/** The fields of a code, or of the opening; undefined if the book has no such code. */
export const fieldsOf = (book: Book, code: string): readonly BookField[] | undefined =>
  code === 'open' ? book.opening : codeOf(book, code)?.fields;

/** The first field that is unknown or does not fit; undefined if all is well. */
export const misfit = (fields: readonly BookField[], values: BookValues): string | undefined =>
  Object.keys(values).find((key) => !fields.some((field) => field.key === key)) ??
  fields.find((field) => !fitsField(field, values[field.key]))?.key;

/** The values that the next entry of this code begins with. */
export const carried = (fields: readonly BookField[], last: BookValues | undefined): BookValues =>
  Object.fromEntries(
    fields.flatMap(({ key, carry }) => {
      const value = last?.[key];
      return carry && value !== undefined && !isEmptyValue(value) ? [[key, value]] : [];
    }),
  );
