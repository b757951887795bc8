import { z } from 'zod';
import type { Contract, Endpoint } from '#lib/endpoint.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const errorSchema = {
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
  },
};

const parameters = (endpoint: Endpoint) => {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const search = endpoint.search instanceof z.ZodObject ? Object.entries(endpoint.search.shape) : [];
  const inQuery = search.map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: schema instanceof z.ZodType ? schemaOf(schema, 'input') : {},
  }));
  return [...inPath, ...inQuery];
};

const operation = (tag: string, name: string, endpoint: Endpoint) => ({
  tags: [tag],
  operationId: `${tag}.${name}`,
  summary: endpoint.summary ?? name,
  parameters: parameters(endpoint),
  ...(endpoint.access === 'public' ? {} : { security: [{ token: [] }] }),
  ...(endpoint.body
    ? {
        requestBody: {
          required: true,
          content: {
            [endpoint.encoding === 'form' ? 'multipart/form-data' : 'application/json']: {
              schema: schemaOf(endpoint.body, 'input'),
            },
          },
        },
      }
    : {}),
  responses: {
    '2XX': {
      description: 'Done',
      // As it is sent: a field with a default may be left out.
      content: endpoint.answers
        ? { [endpoint.answers]: { schema: { type: 'string', format: 'binary' } } }
        : { 'application/json': { schema: schemaOf(endpoint.response, 'input') } },
    },
    '4XX': { description: 'Refused', content: { 'application/json': { schema: errorSchema } } },
  },
});

const document = (contracts: Record<string, Contract>) => {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const [tag, contract] of Object.entries(contracts))
    for (const [name, endpoint] of Object.entries(contract)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const method = endpoint.method.toLowerCase();
      const published = paths[path]?.[method];
      // Two calls may share a path (a list and its changes): the list is published, its search key with it.
      if (published) published.parameters.push(...parameters(endpoint).filter((p) => p.in === 'query'));
      else paths[path] = { ...paths[path], [method]: operation(tag, name, endpoint) };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shipshape',
      version: '1',
      description: 'Every call of the product. Errors are { errors: [{ msg, path? }] }.',
    },
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'x-auth-token' } } },
    paths,
  };
};

let made: object | undefined;

/** The OpenAPI 3.1 document of all contracts, made once from the same zod that both sides run on. */
export const openApi = (contracts: Record<string, Contract>) => {
  made ??= document(contracts);
  return made;
};
