import { z } from 'zod/mini';
import { MAX_HOURS } from './hours.ts';

/**
 * The vocabulary of contracts: the kinds of fields, what values they accept, and what an empty one is. An empty text or
 * reference is ''; an empty day, instant, figure or amount is null (docs/decisions/0030).
 */

/** The kind of a field, for code that prints values without knowing the resource: history, conflicts, the outbox. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'day'
  | 'instant'
  | 'money'
  | 'number'
  | 'hours'
  | 'choice'
  | 'boolean'
  | 'person'
  | 'people'
  | 'item'
  | 'items'
  | 'other';

export type FieldInfo = {
  kind: FieldKind;
  /** `item`, `items`: the resource that the ids belong to. */
  resource?: string;
  /** `money`: the name of the field that holds the currency. */
  currencyField?: string;
  /** `choice`: the values, in order. */
  values?: readonly string[];
};

const infos = new WeakMap<object, FieldInfo>();
const readForms = new WeakMap<object, z.core.$ZodType>();

/** `read`: the schema for reading stored values, for rows that were written under looser rules than today's. */
const define = <Schema extends z.core.$ZodType>(info: FieldInfo, schema: Schema, read?: Schema): Schema => {
  infos.set(schema, info);
  if (read) {
    infos.set(read, info);
    readForms.set(schema, read);
  }
  return schema;
};

/**
 * The same schema whenever it is asked for with the same limit, name or default: contracts name hundreds, and to make one
 * takes a slow tablet a third of a millisecond.
 */
const sameFor = <Argument, Schema>(make: (argument: Argument) => Schema) => {
  const made = new Map<Argument, Schema>();
  return (argument: Argument): Schema => {
    const schema = made.get(argument) ?? make(argument);
    made.set(argument, schema);
    return schema;
  };
};

/** Strips the wrappers that make a field optional: default, nullable, optional. */
const innerOf = (schema: z.core.$ZodType): z.core.$ZodType => {
  const def = schema._zod.def;
  return 'innerType' in def && def.innerType instanceof z.core.$ZodType ? def.innerType : schema;
};

const kindOfFormat = (schema: z.core.$ZodType): FieldKind => {
  const def = schema._zod.def;
  const format = 'format' in def ? def.format : undefined;
  return format === 'date' ? 'day' : format === 'datetime' ? 'instant' : 'text';
};

const infoOfType = (schema: z.core.$ZodType): FieldInfo => {
  if (schema instanceof z.core.$ZodEnum)
    return { kind: 'choice', values: Object.values(schema._zod.def.entries).map(String) };
  const { type } = schema._zod.def;
  if (type === 'string') return { kind: kindOfFormat(schema) };
  return { kind: type === 'boolean' || type === 'number' ? type : 'other' };
};

/** The info of a contract field; for a schema outside this vocabulary, as much as its type shows. */
export const fieldInfo = (schema: z.core.$ZodType): FieldInfo => {
  const known = infos.get(schema);
  if (known) return known;
  const inner = innerOf(schema);
  return inner === schema ? infoOfType(schema) : fieldInfo(inner);
};

export const fieldKind = (schema: z.core.$ZodType): FieldKind => fieldInfo(schema).kind;

/** The info of all fields of an item, from its schema. */
export const fieldInfos = (item: z.core.$ZodType): ReadonlyMap<string, FieldInfo> =>
  new Map(
    item instanceof z.core.$ZodObject
      ? Object.entries(item._zod.def.shape).map(([field, schema]) => [field, fieldInfo(schema)])
      : [],
  );

/** A field without its default, for calls that change single fields: zod would fill in the default. */
export const bare = <Schema extends z.core.$ZodType>(field: z.ZodMiniDefault<Schema>): Schema =>
  field.def.innerType;

/** A field as stored or answered: it also accepts what earlier versions allowed. */
export const readForm = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (!(schema instanceof z.ZodMiniDefault)) return readForms.get(schema) ?? schema;
  const inner = bare(schema);
  const read = readForm(inner);
  return read === inner ? schema : new z.ZodMiniDefault({ ...schema.def, innerType: read });
};

// --- Texts. Both sides trim; the server also removes what PostgreSQL's text and jsonb cannot hold (readJson.ts). ---

/** One line, '' when empty. */
export const text = sameFor((max: number) =>
  z._default(define({ kind: 'text' }, z.string().check(z.trim(), z.maxLength(max))), ''),
);

export const requiredText = sameFor((max: number) =>
  define({ kind: 'text' }, z.string().check(z.trim(), z.minLength(1), z.maxLength(max))),
);

/** Several lines, '' when empty. */
export const longText = sameFor((max: number) =>
  z._default(define({ kind: 'longText' }, z.string().check(z.trim(), z.maxLength(max))), ''),
);

export const requiredLongText = (max: number, min = 1) =>
  define({ kind: 'longText' }, z.string().check(z.trim(), z.minLength(min), z.maxLength(max)));

/** Stored in lower case, because users sign in with it. */
export const email = define(
  { kind: 'text' },
  z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.email().check(z.maxLength(200))),
);

/** For example `#1a2B3c`. */
export const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));

// --- Days and instants ---

const anyDay = z.regexes.date.source.slice(1, -1);
/** Rejects a mistyped year; rows of earlier versions may contain one. */
const plausibleDay = `(?=19|2[01]|2200)${anyDay}`;

const dayOrNull = (pattern: string) =>
  z.nullable(z.stringFormat('date', new RegExp(`^(?:${pattern})?$`))).check(
    // Rows and devices of earlier versions have '' for no day.
    z.overwrite((value) => value || null),
  );

/** A day that the server sets, or a day inside a nested object. Any year is valid, because stored rows have such days. */
export const writtenDay = define({ kind: 'day' }, z.stringFormat('date', new RegExp(`^${anyDay}$`)));

/** A month, `2026-06`. */
export const requiredMonth = z.string().check(z.regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/));

/** A day in the ship's calendar, `2026-06-18`, in the years 1900 to 2200. */
export const requiredDay = define(
  { kind: 'day' },
  z.stringFormat('date', new RegExp(`^${plausibleDay}$`)),
  writtenDay,
);

/** The same, null when empty. */
export const day = z._default(define({ kind: 'day' }, dayOrNull(plausibleDay), dayOrNull(anyDay)), null);

/** An instant in UTC, `2026-06-18T08:00:00.000Z`. */
export const requiredInstant = define({ kind: 'instant' }, z.iso.datetime());

export const instant = z._default(define({ kind: 'instant' }, z.nullable(z.iso.datetime())), null);

// --- Figures. All are well within the range of int4 and of a JavaScript number. ---

type Range = { min?: number; max?: number };

/** A whole number, null when empty. */
export const count = ({ min = 0, max = 1_000_000_000 }: Range = {}) =>
  z._default(define({ kind: 'number' }, z.nullable(z.int().check(z.minimum(min), z.maximum(max)))), null);

/** Any number, null when empty. */
export const figure = ({ min = -1_000_000_000, max = 1_000_000_000 }: Range = {}) =>
  z._default(define({ kind: 'number' }, z.nullable(z.number().check(z.minimum(min), z.maximum(max)))), null);

/** A quantity: not negative, with fractions (metres, litres). */
export const quantity = (byDefault: number) =>
  z._default(define({ kind: 'number' }, z.number().check(z.minimum(0), z.maximum(100_000))), byDefault);

/** A quantity of something that is there or moved, more than nothing. */
export const requiredQuantity = define(
  { kind: 'number' },
  z.number().check(z.minimum(0.001), z.maximum(100_000)),
);

/** Running hours, with one decimal at most. */
export const hoursFrom = (min: number) =>
  define({ kind: 'hours' }, z.number().check(z.minimum(min), z.maximum(MAX_HOURS), z.multipleOf(0.1)));

export const requiredHours = hoursFrom(0);

/** The same, null when empty. */
export const hours = z._default(define({ kind: 'hours' }, z.nullable(requiredHours)), null);

/** Hours that the server calculates, null until it can; never rejected when sent back. */
export const derivedHours = z._default(define({ kind: 'hours' }, z.nullable(z.number())), null);

/** The largest amount, in minor units: ten million euros. */
const MAX_MINOR = 1_000_000_000;

/** An amount in minor units of its currency, null when empty; `currencyField` names the field with the currency. */
export const money = (currencyField: string) =>
  z._default(
    define({ kind: 'money', currencyField }, z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_MINOR)))),
    null,
  );

/** An amount that may be negative, such as a withdrawal or a repayment. */
export const requiredBalance = (currencyField: string) =>
  define({ kind: 'money', currencyField }, z.int().check(z.minimum(-MAX_MINOR), z.maximum(MAX_MINOR)));

/** An ISO 4217 code. */
export const currency = define({ kind: 'text' }, z.string().check(z.regex(/^[A-Z]{3}$/)));

// --- Choices ---

/** One of the given values. '' among them is the empty choice. Add `.default(...)` if it may be left out. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  define({ kind: 'choice', values }, z.enum(values));

export const flag = sameFor((byDefault: boolean) =>
  z._default(define({ kind: 'boolean' }, z.boolean()), byDefault),
);

// --- Ids and references ---

// The browser makes ids of 21 characters; those of the demo data are words. Both are safe in URLs.
const id = (info: FieldInfo) =>
  define(info, z.string().check(z.regex(/^[\w-]{1,64}$/)), z.string().check(z.minLength(1), z.maxLength(64)));
const idOrNone = (info: FieldInfo) =>
  z._default(define(info, z.string().check(z.regex(/^[\w-]{0,64}$/)), z.string().check(z.maxLength(64))), '');

/** An `_id` from a browser, or any other id that is never displayed. */
export const idField = id({ kind: 'other' });

/** A reference to an item of a resource, by id. */
export const requiredItemRef = sameFor((resource: string) => id({ kind: 'item', resource }));

/** A reference to an item of a resource, by id; '' for none. */
export const itemRef = sameFor((resource: string) => idOrNone({ kind: 'item', resource }));

/** A user, by account id. */
export const requiredPersonRef = id({ kind: 'person' });

/** A user, by account id; '' for none. */
export const personRef = idOrNone({ kind: 'person' });

/** Users, by account ids. */
export const personRefs = (max: number) =>
  z._default(
    define(
      { kind: 'people' },
      z.array(idField).check(z.maxLength(max)),
      z.array(z.string().check(z.maxLength(64))).check(z.maxLength(max)),
    ),
    [],
  );

/** The ids of up to 50 items in an address, separated by commas: `a,b`; none if it is empty. */
export const idTexts = () =>
  z._default(z.string().check(z.regex(/^([\w-]{1,64}(,[\w-]{1,64}){0,49})?$/)), '');
