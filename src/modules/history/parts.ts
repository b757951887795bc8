import { z } from 'zod/mini';
import { type FieldInfo, fieldInfos } from '#lib/fields.ts';
import { isRecord, sameValue } from '#lib/sameValue.ts';

/** How parts of a value are told: the lines of an order, the steps of a checklist, the days of a sheet. */
export type PartTexts = {
  /** The label of a field; undefined for what people do not know by a name, as ids and stamps. */
  label: (field: string) => string | undefined;
  /** The name of a person or item, by id. */
  nameOf: (id: string) => string | undefined;
  /** A field of a part in words; the currency of an amount is in the part. */
  say: (field: string, value: unknown, part: Record<string, unknown>) => string;
  added: (name: string) => string;
  removed: (name: string) => string;
  changed: (name: string) => string;
};

type Part = { key: string; name: string | undefined; fields: Record<string, unknown> };

/** Fields that name a part, the best first. */
const NAMES = ['name', 'subname', 'text', 'title', 'itemName', 'supplierName', 'label', 'code', 'no'];

const nameIn = (
  fields: Record<string, unknown>,
  { nameOf }: Pick<PartTexts, 'nameOf'>,
): string | undefined => {
  const own = NAMES.map((field) => fields[field]).find((each) => typeof each === 'string' && each !== '');
  if (own !== undefined) return String(own);
  const ids = Object.entries(fields).flatMap(([field, id]) =>
    field.endsWith('ID') && typeof id === 'string' ? [id] : [],
  );
  return ids.map(nameOf).find((name) => name !== undefined);
};

/** The parts of a list of records, or of a record of records; undefined if the value is something else. */
const partsIn = (value: unknown, texts: Pick<PartTexts, 'nameOf'>): Part[] | undefined => {
  if (Array.isArray(value))
    return value.every(isRecord)
      ? value.map((fields, index) => ({
          key: String(fields._id ?? fields.key ?? index),
          name: nameIn(fields, texts),
          fields,
        }))
      : undefined;
  if (!isRecord(value)) return undefined;
  const all = Object.entries(value).flatMap(([key, fields]) =>
    isRecord(fields) ? [{ key, name: nameIn(fields, texts) ?? key, fields }] : [],
  );
  return all.length === Object.keys(value).length ? all : undefined;
};

/** The fields with a label that differ, in words. */
const differences = (from: Record<string, unknown>, to: Record<string, unknown>, texts: PartTexts): string =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((field) => !sameValue(from[field], to[field]))
    .flatMap((field) => {
      const label = texts.label(field);
      return label === undefined
        ? []
        : [`${label} ${texts.say(field, from[field], from)} → ${texts.say(field, to[field], to)}`];
    })
    .join(', ');

/** What changed in a value of parts, part by part; undefined if it has none, or one of them has no name. */
export const partsChanged = (from: unknown, to: unknown, texts: PartTexts): string | undefined => {
  const [before, after] = [partsIn(from ?? [], texts), partsIn(to ?? [], texts)];
  if (!before || !after) return undefined;
  const told = [
    ...after.map(({ key, name, fields }) => {
      const was = before.find((each) => each.key === key);
      if (name === undefined) return undefined;
      if (!was) return texts.added(name);
      if (sameValue(was.fields, fields)) return '';
      const inner = differences(was.fields, fields, texts);
      return inner ? `${name}: ${inner}` : texts.changed(name);
    }),
    ...before
      .filter(({ key }) => !after.some((each) => each.key === key))
      .map(({ name }) => name && texts.removed(name)),
  ];
  if (told.includes(undefined)) return undefined;
  return told.filter(Boolean).join('; ') || undefined;
};

/** A value of parts in words: their names; undefined if it has none, or one of them has no name. */
export const partNames = (value: unknown, texts: Pick<PartTexts, 'nameOf'>): string | undefined => {
  const names = partsIn(value, texts)?.map(({ name }) => name);
  return names && names.length > 0 && !names.includes(undefined) ? names.join(', ') : undefined;
};

/** The info of the fields of the records in a field of an item: of the lines of an order. None if it holds no records. */
export const partInfos = (
  item: z.core.$ZodType | undefined,
  field: string,
): ReadonlyMap<string, FieldInfo> => {
  let part: unknown = item instanceof z.core.$ZodObject ? item._zod.def.shape[field] : undefined;
  while (part instanceof z.core.$ZodType && !(part instanceof z.core.$ZodObject)) {
    const { def } = part._zod;
    part =
      'innerType' in def
        ? def.innerType
        : 'element' in def
          ? def.element
          : 'valueType' in def
            ? def.valueType
            : undefined;
  }
  return part instanceof z.core.$ZodObject ? fieldInfos(part) : new Map();
};
