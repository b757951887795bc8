import { z } from 'zod/mini';
import { openApi } from '../../http/openApi.ts';
import { catalog } from '../../modules/index.ts';

/** A JSON schema, as far as the published document uses them. */
export type Schema = {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  format?: string;
  pattern?: string;
};

const schema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const body = z.object({ content: z.record(z.string(), z.object({ schema })) });
const document = z.object({
  components: z.object({ schemas: z.record(z.string(), schema) }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        parameters: z.array(
          z.object({
            name: z.string(),
            in: z.enum(['path', 'query', 'header']),
            required: z.boolean(),
            schema,
          }),
        ),
        requestBody: z.optional(body),
      }),
    ),
  ),
});

const { components, paths } = document.parse(JSON.parse(JSON.stringify(openApi(catalog))));

/** A call as it is published: nothing here is read from the contracts but the schemas of its answers. */
export type Operation = {
  name: string;
  method: string;
  path: string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }[];
  body: Schema | undefined;
  isForm: boolean;
};

export const operations: readonly Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => {
    const [content] = Object.entries(requestBody?.content ?? {});
    return {
      name: operationId,
      method: method.toUpperCase(),
      path,
      parameters,
      body: content?.[1].schema,
      isForm: content?.[0] === 'multipart/form-data',
    };
  }),
);

/** The schema that a reference means. */
export const resolve = (schema: Schema): Schema =>
  schema.$ref ? resolve(components.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {}) : schema;

const endpoints = Object.values(catalog.contracts).flatMap((contract) => Object.values(contract));

/** Whether an answer is one that a contract of this method and path names: two calls may share a path. */
export const fitsContract = ({ method, path }: Operation, json: unknown): boolean =>
  endpoints
    .filter((each) => each.method === method && each.path.replace(/:(\w+)/g, '{$1}') === path)
    .some(({ response }) => response.safeParse(json).success);
