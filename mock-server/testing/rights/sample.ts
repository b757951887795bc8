import { z } from 'zod/mini';

type Schema = {
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  format?: string;
  pattern?: string;
};

const texts = [
  'Text of the test',
  '2026-06-18',
  '2026-06-18T08:00:00.000Z',
  'sample-1',
  'equipment',
  '1234',
  'EUR',
  '#AABBCC',
  'aGVsbG8=',
  '/api/worklist/x',
];

const textOf = ({ format, pattern, minLength = 0 }: Schema) => {
  if (format === 'date') return '2026-06-18';
  if (format === 'date-time') return '2026-06-18T08:00:00.000Z';
  if (format === 'email') return 'sample@rights.example';
  const fits = texts.find((text) => text.length >= minLength && (!pattern || new RegExp(pattern).test(text)));
  return fits ?? 'x'.repeat(Math.max(1, minLength));
};

const make = (schema: Schema, given: Record<string, unknown> = {}): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.allOf ?? [];
  if (first) return make(first, given);
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).filter(
      ([key]) => key in given || schema.required?.includes(key),
    );
    return Object.fromEntries(fields.map(([key, field]) => [key, key in given ? given[key] : make(field)]));
  }
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => make(schema.items ?? {}));
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return true;
  return null;
};

/** A value that a schema accepts, made from the schema alone except for the top-level fields in `given`. */
export const sampleOf = (schema: z.ZodMiniType, given: Record<string, unknown> = {}): unknown => {
  // A JSON schema is plain data of this shape, as far as it is read here.
  const json: Schema = Object(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return make(json, given);
};
