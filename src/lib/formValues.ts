import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** The initial value of a field: the default of its schema, or else the empty value of its kind. */
const emptyOf = (schema: $ZodType): unknown => {
  // Every schema is one of the kinds in zod's exported union.
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'default':
    case 'prefault':
      return def.defaultValue;
    case 'nullable':
      return null;
    case 'string':
      return '';
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'enum': {
      const values = Object.values(def.entries);
      return values.includes('') ? '' : values[0];
    }
    case 'pipe':
      return emptyOf(def.in);
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, emptyOf(field)]));
    default:
      return undefined;
  }
};

/** The form values for a new item. A required field is empty in it, so the result may not pass the schema. */
export const blankOf = <In extends FieldValues>(schema: $ZodType<unknown, In>): DefaultValues<In> =>
  // The keys of the schema, each with a value of its kind or none.
  emptyOf(schema) as DefaultValues<In>;

/** The form values for an existing item: the fields of the schema, as the item has them. */
export const valuesOf = <In extends FieldValues>(
  schema: $ZodType<unknown, In>,
  item: object,
): DefaultValues<In> => {
  const held = new Map<string, unknown>(Object.entries(item));
  // As above, with the item's values.
  return Object.fromEntries(
    Object.entries(blankOf(schema)).map(([key, empty]) => [key, held.get(key) ?? empty]),
  ) as DefaultValues<In>;
};
