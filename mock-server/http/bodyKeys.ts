import { z } from 'zod/mini';
import type { Endpoint } from '#lib/endpoint.ts';

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

const keysIn = (
  { properties = {}, items, anyOf = [], oneOf = [], allOf = [] }: Schema,
  path = '',
): string[] => [
  ...Object.entries(properties).flatMap(([name, inner]) => [
    `${path}${name}`,
    ...keysIn(inner, `${path}${name}.`),
  ]),
  ...(items ? keysIn(items, path) : []),
  ...[...anyOf, ...oneOf, ...allOf].flatMap((inner) => keysIn(inner, path)),
];

/** Whether a tablet may have stored this call: a write that can wait for the connection. */
export const isStored = ({ method, online }: Endpoint) => method !== 'GET' && !online;

/** The dotted paths of all keys that a body may have, sorted. */
export const bodyKeys = ({ body }: Endpoint): string[] => {
  if (!body) return [];
  const schema: Schema = Object(
    z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }),
  );
  return [...new Set(keysIn(schema))].sort();
};

/**
 * By version of the contracts: the calls that apps of it may have stored, as `METHOD path`, with the keys of their
 * bodies. */
export const storedBodies = z.record(z.string(), z.record(z.string(), z.string()));
