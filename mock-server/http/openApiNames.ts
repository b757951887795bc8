import { z } from 'zod/mini';
import type { Catalog } from '../defineModule.ts';

type Json = Record<string, unknown>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const singular = (text: string) => capital(text).replace(/s$/, '');

/** Names every object on the wire, so that generated clients have named types. */
const namesOf = ({ contracts, resources, schemas }: Catalog) => {
  const names = new Map<z.core.$ZodType, string>();
  const name = (schema: z.core.$ZodType, requestedName: string) => {
    if (schema instanceof z.core.$ZodArray) name(schema._zod.def.element, `${requestedName}Row`);
    else if (schema instanceof z.core.$ZodObject && !names.has(schema)) names.set(schema, requestedName);
  };
  for (const [requestedName, schema] of schemas) names.set(schema, requestedName);
  for (const [key, { item }] of resources) name(item, singular(key));
  for (const [tag, contract] of Object.entries(contracts)) {
    const item = resources.get(tag)?.item;
    const prefix = item ? names.get(item) : capital(tag);
    for (const [call, { body, response, answers }] of Object.entries(contract)) {
      if (body) name(body, `${prefix}${capital(call)}${item ? '' : 'Body'}`);
      if (!answers) name(response, `${prefix}${capital(call)}${item ? '' : 'Answer'}`);
    }
  }
  return names;
};

/** Files are bytes, which zod cannot express; where a format is given, the pattern is dropped (it is long for days). */
const override = ({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: Json }) => {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (zodSchema instanceof z.core.$ZodCustom) Object.assign(jsonSchema, { type: 'string', format: 'binary' });
};

const bare = ({ $schema: _schema, $id: _$id, id: _id, ...rest }: Json): Json => rest;

/**
 * JSON schemas of all objects by name, and of any schema, with references to them. All in their input form: a field
 * with a default may be left out.
 */
export const nameSchemas = (catalog: Catalog) => {
  const names = namesOf(catalog);
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const options = {
    io: 'input',
    unrepresentable: 'any',
    uri: (id: string) => `#/components/schemas/${id}`,
    override,
  } as const;
  const components = Object.fromEntries(
    Object.entries(z.toJSONSchema(registry, options).schemas).map(([id, schema]) => [id, bare(schema)]),
  );
  const schemaOf = (schema: z.core.$ZodType): Json => {
    const name = names.get(schema);
    if (name) return { $ref: options.uri(name) };
    if (schema instanceof z.core.$ZodArray)
      return { type: 'array', items: schemaOf(schema._zod.def.element) };
    return bare(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override }));
  };
  return { schemaOf, components };
};
