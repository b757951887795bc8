import type { Book, BookField, BookKind } from './book.ts';
import { canonical } from './canonical.ts';
import { type OwnDescription, ownDescription } from './ownDescription.ts';

/** The field of an opening that holds the description of a vessel's own book, as JSON. */
export const DESCRIPTION = 'description';

/** The description in a text; undefined if it is none. */
export const readDescription = (text: string): OwnDescription | undefined => {
  try {
    return ownDescription.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** The text under which a volume states the description: without what is empty, so that much fits into it. */
export const descriptionText = ({ title, hint, keepYears, fields }: OwnDescription): string => {
  const isEmpty = (value: unknown) =>
    value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
  const filled = (given: object) =>
    Object.fromEntries(Object.entries(given).filter(([, value]) => !isEmpty(value)));
  return canonical(filled({ title, hint, keepYears, fields: fields.map(filled) }));
};

const fieldOf = ({
  key,
  name,
  kind,
  unit,
  min,
  max,
  decimals,
  values,
  required,
  carry,
}: OwnDescription['fields'][number]): BookField => ({
  ...{ key, name, kind },
  ...(unit ? { unit } : {}),
  ...(min === null ? {} : { min }),
  ...(max === null ? {} : { max }),
  ...(kind === 'number' ? { decimals } : {}),
  ...(kind === 'choice' ? { values } : {}),
  ...(required ? { required: true } : {}),
  ...(carry ? { carry: true } : {}),
});

/** A short mark of a description (FNV-1a): an entry names by it the version with which it was written. */
const markOf = (text: string): string => {
  let mark = 0x811c9dc5;
  for (const letter of text) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(16).padStart(8, '0');
};

/** A vessel's own book by its description: one kind of entry, and remarks. An unreadable one has no fields. */
export const ownBook = (kind: BookKind, text: string): Book => {
  const description = readDescription(text);
  return {
    kind,
    group: 'own',
    title: description?.title ?? '',
    subtitle: description?.hint ?? '',
    form: markOf(text),
    clock: 'ship',
    layout: 'columns',
    opening: [
      { key: 'place', kind: 'text', required: true },
      { key: DESCRIPTION, kind: 'longText', required: true, hidden: true },
    ],
    codes: [
      {
        code: 'own',
        letter: '',
        fields: [...(description?.fields ?? []).map(fieldOf), { key: 'remarks', kind: 'longText' }],
      },
    ],
    linesAPage: 24,
    pagesAVolume: 200,
    masterVerifies: 'day',
    correction: 'strike',
    keepYears: description?.keepYears ?? 1,
  };
};
