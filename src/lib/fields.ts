import { z } from 'zod/mini';

/**
 * The vocabulary of contracts: what kinds of fields there are, what they take, and what an empty one is. Empty text is ''
 * and so is a reference to nothing; an empty day, instant, figure or amount is null (docs/decisions/0030).
 */

/** What a field says, for whoever prints a value without knowing its resource: history, conflicts, the outbox. */
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
  /** `item`, `items`: the resource that the ids are of. */
  resource?: string;
  /** `money`: the field beside it that holds the currency. */
  currencyField?: string;
  /** `choice`: the values, in their order. */
  values?: readonly string[];
};

const infos = new WeakMap<object, FieldInfo>();
const readForms = new WeakMap<object, z.core.$ZodType>();

/** `read`: the form in which stored values are read, where rows were written under looser rules than today's. */
const define = <Schema extends z.core.$ZodType>(info: FieldInfo, schema: Schema, read?: Schema): Schema => {
  infos.set(schema, info);
  if (read) {
    infos.set(read, info);
    readForms.set(schema, read);
  }
  return schema;
};

/** Takes off what makes a field optional: default, null, absence. */
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

/** What a field of a contract says; of a schema that is not of this vocabulary, as far as its type tells. */
export const fieldInfo = (schema: z.core.$ZodType): FieldInfo => {
  const known = infos.get(schema);
  if (known) return known;
  const inner = innerOf(schema);
  return inner === schema ? infoOfType(schema) : fieldInfo(inner);
};

export const fieldKind = (schema: z.core.$ZodType): FieldKind => fieldInfo(schema).kind;

/** What the fields of an item say, by its schema. */
export const fieldInfos = (item: z.core.$ZodType): ReadonlyMap<string, FieldInfo> =>
  new Map(
    item instanceof z.core.$ZodObject
      ? Object.entries(item._zod.def.shape).map(([field, schema]) => [field, fieldInfo(schema)])
      : [],
  );

/** A field without its default, for calls that change single fields: zod would fill the default in. */
export const bare = <Schema extends z.core.$ZodType>(field: z.ZodMiniDefault<Schema>): Schema =>
  field.def.innerType;

/** A field as it stands in items that are stored or answered: it takes what earlier versions let in. */
export const readForm = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (!(schema instanceof z.ZodMiniDefault)) return readForms.get(schema) ?? schema;
  const inner = bare(schema);
  const read = readForm(inner);
  return read === inner ? schema : new z.ZodMiniDefault({ ...schema.def, innerType: read });
};

// --- Texts. Both sides trim; the server also takes out what PostgreSQL's text and jsonb cannot hold (readJson.ts). ---

/** One line, '' when empty. */
export const text = (max: number) =>
  z._default(define({ kind: 'text' }, z.string().check(z.trim(), z.maxLength(max))), '');

export const requiredText = (max: number) =>
  define({ kind: 'text' }, z.string().check(z.trim(), z.minLength(1), z.maxLength(max)));

/** Several lines, '' when empty. */
export const longText = (max: number) =>
  z._default(define({ kind: 'longText' }, z.string().check(z.trim(), z.maxLength(max))), '');

export const requiredLongText = (max: number, min = 1) =>
  define({ kind: 'longText' }, z.string().check(z.trim(), z.minLength(min), z.maxLength(max)));

/** Kept in lower case: people sign in with it. */
export const email = define(
  { kind: 'text' },
  z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.email().check(z.maxLength(200))),
);

/** `#1a2B3c`. */
export const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));

// --- Days and instants ---

const anyDay = z.regexes.date.source.slice(1, -1);
/** A mistyped year is refused; rows of earlier versions may hold one. */
const plausibleDay = `(?=19|2[01]|2200)${anyDay}`;

const dayOrNull = (pattern: string) =>
  z.nullable(z.stringFormat('date', new RegExp(`^(?:${pattern})?$`))).check(
    // Rows and devices of earlier versions hold '' for no day.
    z.overwrite((value) => value || null),
  );

/** A day in what only the server writes, or deep in an item: of any year, since it was let in once. */
export const writtenDay = define({ kind: 'day' }, z.stringFormat('date', new RegExp(`^${anyDay}$`)));

/** A day of the ship's calendar, `2026-06-18`, of the years 1900 to 2200. */
export const requiredDay = define(
  { kind: 'day' },
  z.stringFormat('date', new RegExp(`^${plausibleDay}$`)),
  writtenDay,
);

/** The same, null when empty. */
export const day = z._default(define({ kind: 'day' }, dayOrNull(plausibleDay), dayOrNull(anyDay)), null);

/** A moment in UTC, `2026-06-18T08:00:00.000Z`. */
export const requiredInstant = define({ kind: 'instant' }, z.iso.datetime());

export const instant = z._default(define({ kind: 'instant' }, z.nullable(z.iso.datetime())), null);

// --- Figures. All of them are far inside what int4 and a JavaScript number hold. ---

type Range = { min?: number; max?: number };

/** A whole number, null when empty. */
export const count = ({ min = 0, max = 1_000_000_000 }: Range = {}) =>
  z._default(define({ kind: 'number' }, z.nullable(z.int().check(z.minimum(min), z.maximum(max)))), null);

/** Any number, null when empty. */
export const figure = ({ min = -1_000_000_000, max = 1_000_000_000 }: Range = {}) =>
  z._default(define({ kind: 'number' }, z.nullable(z.number().check(z.minimum(min), z.maximum(max)))), null);

/** How many of a thing: not negative, fractions of a metre or litre too. */
export const quantity = (byDefault: number) =>
  z._default(define({ kind: 'number' }, z.number().check(z.minimum(0), z.maximum(100_000))), byDefault);

/** More than a ship's life. */
export const MAX_HOURS = 1_000_000;

/** Life-time running hours: tenths at most. */
export const hoursFrom = (min: number) =>
  define({ kind: 'hours' }, z.number().check(z.minimum(min), z.maximum(MAX_HOURS), z.multipleOf(0.1)));

export const requiredHours = hoursFrom(0);

/** The same, null when empty. */
export const hours = z._default(define({ kind: 'hours' }, z.nullable(requiredHours)), null);

/** Hours that the server works out, null before it can: never refused on the way back. */
export const derivedHours = z._default(define({ kind: 'hours' }, z.nullable(z.number())), null);

/** The largest amount, in minor units: ten million euros. */
const MAX_MINOR = 1_000_000_000;

/** An amount in minor units of its currency, null when not said; `currencyField` holds the currency. */
export const money = (currencyField: string) =>
  z._default(
    define({ kind: 'money', currencyField }, z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_MINOR)))),
    null,
  );

/** An amount that may be negative: taken out, paid back. */
export const requiredBalance = (currencyField: string) =>
  define({ kind: 'money', currencyField }, z.int().check(z.minimum(-MAX_MINOR), z.maximum(MAX_MINOR)));

/** An ISO 4217 code. */
export const currency = define({ kind: 'text' }, z.string().check(z.regex(/^[A-Z]{3}$/)));

// --- Choices ---

/** One of these. '' among them is the empty choice. Add `.default(...)` where it may be left out. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  define({ kind: 'choice', values }, z.enum(values));

export const flag = (byDefault: boolean) => z._default(define({ kind: 'boolean' }, z.boolean()), byDefault);

// --- Ids and references ---

// The browser makes ids of 21 characters; the demo's are words. They stand in addresses as they are.
const id = (info: FieldInfo) =>
  define(info, z.string().check(z.regex(/^[\w-]{1,64}$/)), z.string().check(z.minLength(1), z.maxLength(64)));
const idOrNone = (info: FieldInfo) =>
  z._default(define(info, z.string().check(z.regex(/^[\w-]{0,64}$/)), z.string().check(z.maxLength(64))), '');

/** An `_id` that a browser gives, or any other id that is not shown to anybody. */
export const idField = id({ kind: 'other' });

/** A thing of a resource, by its id. */
export const requiredItemRef = (resource: string) => id({ kind: 'item', resource });

/** A thing of a resource, by its id; '' for none. */
export const itemRef = (resource: string) => idOrNone({ kind: 'item', resource });

/** A user, by the account's id. */
export const requiredPersonRef = id({ kind: 'person' });

/** A user, by the account's id; '' for none. */
export const personRef = idOrNone({ kind: 'person' });

/** Users, by the accounts' ids. */
export const personRefs = (max: number) =>
  z._default(
    define(
      { kind: 'people' },
      z.array(idField).check(z.maxLength(max)),
      z.array(z.string().check(z.maxLength(64))).check(z.maxLength(max)),
    ),
    [],
  );
