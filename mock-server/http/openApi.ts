import { z } from 'zod/mini';
import type { Access, Endpoint, Undo } from '#lib/endpoint.ts';
import type { Catalog } from '../defineModule.ts';
import { nameSchemas } from './openApiNames.ts';

type Json = Record<string, unknown>;
type SchemaOf = (schema: z.core.$ZodType) => Json;

const apiError: Json = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['msg'],
        properties: { msg: { type: 'string' }, path: { type: 'string' } },
      },
    },
    current: { description: 'On 409: the item as it stands.' },
    since: {
      type: 'array',
      description:
        'On 409: what others did to the item since the revision that the call was based on. On 404: who deleted it.',
      items: {
        type: 'object',
        required: ['at', 'userName', 'action', 'fields', 'own'],
        properties: {
          at: { type: 'string' },
          userName: { type: 'string' },
          action: { type: 'string' },
          fields: { type: 'array', items: { type: 'string' } },
          own: { type: 'boolean', description: 'By the same person, on another device.' },
          of: {
            type: 'object',
            description: 'The deleted item.',
            properties: { resource: { type: 'string' }, id: { type: 'string' } },
          },
        },
      },
    },
  },
};

const rightsOf = (access: Access) => {
  if (access === 'public') return 'Needs no token.';
  if (access === 'own') return 'For everybody signed in, also while the boat is EXPIRED.';
  if (access === 'member') return 'For everybody signed in whose boat is not EXPIRED.';
  if (access === 'crew')
    return 'For everybody signed in who belongs to the boat or its company, if it is not EXPIRED.';
  return `Needs the permission flag ${[access.flag].flat().join(' or ')}.`;
};

const textSchema: Json = { type: 'string' };

const confirmation = {
  name: 'x-confirm',
  in: 'header',
  required: false,
  description:
    'The present password of the caller, percent-encoded; not while the first one is still to be chosen.',
  schema: textSchema,
};

const undoText = (tag: string, name: string, undo: Undo) => {
  if ('none' in undo) return `Cannot be undone: ${undo.none}`;
  if (undo.call === name) return 'Undone by the same call with the former values.';
  return `Undone by ${undo.call.includes('.') ? undo.call : `${tag}.${undo.call}`}.`;
};

const parameters = ({ path, search, when, confirmed }: Endpoint, schemaOf: SchemaOf) => {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const asked = search instanceof z.core.$ZodObject ? Object.entries(search._zod.def.shape) : [];
  const inQuery = asked.map(([name, schema]) => ({
    name,
    in: 'query',
    // A call that requires this key shares its path with one that does not.
    required: name !== when && !z.safeParse(schema, undefined).success,
    schema: schemaOf(schema),
  }));
  return [...inPath, ...inQuery, ...(confirmed ? [confirmation] : [])];
};

const operation = (tag: string, name: string, endpoint: Endpoint, schemaOf: SchemaOf) => ({
  tags: [tag],
  operationId: `${tag}.${name}`,
  summary: endpoint.summary ?? name,
  description: [
    rightsOf(endpoint.access),
    ...(endpoint.undo ? [undoText(tag, name, endpoint.undo)] : []),
  ].join(' '),
  parameters: parameters(endpoint, schemaOf),
  security: endpoint.access === 'public' ? [] : [{ token: [] }],
  ...(endpoint.body
    ? {
        requestBody: {
          required: true,
          content: {
            [endpoint.encoding === 'form' ? 'multipart/form-data' : 'application/json']: {
              schema: schemaOf(endpoint.body),
            },
          },
        },
      }
    : {}),
  responses: {
    '2XX': {
      description: 'Done',
      content: endpoint.answers
        ? { [endpoint.answers]: { schema: { type: 'string', format: 'binary' } } }
        : { 'application/json': { schema: schemaOf(endpoint.response) } },
    },
    '4XX': { $ref: '#/components/responses/Refused' },
  },
});

/** Two calls may share a path (a list and its changes): published as one operation that accepts and answers either. */
const merge = (there: ReturnType<typeof operation>, endpoint: Endpoint, schemaOf: SchemaOf) => {
  const json = there.responses['2XX'].content['application/json'];
  if (json) json.schema = { anyOf: [json.schema, schemaOf(endpoint.response)] };
  there.parameters.push(...parameters(endpoint, schemaOf).filter((parameter) => parameter.in === 'query'));
};

const document = (catalog: Catalog) => {
  const { schemaOf, components } = nameSchemas(catalog);
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const [tag, contract] of Object.entries(catalog.contracts))
    for (const [name, endpoint] of Object.entries(contract)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const method = endpoint.method.toLowerCase();
      const there = paths[path]?.[method];
      if (there) merge(there, endpoint, schemaOf);
      else paths[path] = { ...paths[path], [method]: operation(tag, name, endpoint, schemaOf) };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shipshape',
      version: '1',
      description: 'Every call of the product.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    tags: Object.keys(catalog.contracts).map((name) => ({ name, description: `Calls of ${name}.` })),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'x-auth-token' } },
      schemas: { ...components, ApiError: apiError },
      responses: {
        Refused: {
          description: 'Refused, with a message for each thing that is wrong.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
        },
      },
    },
    paths,
  };
};

const made = new WeakMap<Catalog, object>();

/** The OpenAPI 3.1 document of all contracts, generated once from the same zod schemas that both sides use. */
export const openApi = (catalog: Catalog): object => {
  const there = made.get(catalog) ?? document(catalog);
  made.set(catalog, there);
  return there;
};
