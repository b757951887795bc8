import type { Plugin } from 'vite';

/** Facts of a call that only tests and the OpenAPI document read. */
const documentation = new Set(['summary', 'undo', 'online', 'confirmed']);

type Node = { type: string; start: number; end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The properties of `endpoint.post(path, { ... })` and the like that the browser does not need. */
const unneeded = (node: unknown): Node[] => {
  if (Array.isArray(node)) return node.flatMap(unneeded);
  if (!isNode(node)) return [];
  const { callee, arguments: given }: { callee?: unknown; arguments?: unknown } = Object(node);
  const { object, property }: { object?: { name?: unknown }; property?: unknown } = Object(callee);
  const own =
    node.type === 'CallExpression' && property && object?.name === 'endpoint' && Array.isArray(given)
      ? given.flatMap(({ properties = [] }: { properties?: (Node & { key?: { name?: string } })[] }) =>
          properties.filter(({ key }) => documentation.has(key?.name ?? '')),
        )
      : [];
  return own.length > 0 ? own : Object.values(node).flatMap(unneeded);
};

/** Leaves the documentation of calls out of the browser's code: 12 KB of English that no screen shows. */
export const contractTexts = (): Plugin => ({
  name: 'contract-texts',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/(modules\/\w+\/contract(\/\w+)?|lib\/resource)\.ts$/, code: 'endpoint.' },
    handler(code) {
      const removed = unneeded(this.parse(code)).sort((a, b) => b.start - a.start);
      let out = code;
      for (const { start, end } of removed) out = out.slice(0, start) + out.slice(end).replace(/^\s*,/, '');
      return { code: out, map: null };
    },
  },
});
