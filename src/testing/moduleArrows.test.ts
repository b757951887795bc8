import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const modules = join(import.meta.dirname, '../modules');

type Arrows = Map<string, Map<string, string>>;

/** Pages and routes combine modules; types and lazy imports do not couple modules. */
const isPutTogether = (path: string) => /^[^/]+\/(pages|routes)\//.test(path);
const valueImport = /^import (?!type )[^;]*?'#modules\/([^/']+)\/([^']+)';/gm;

/** Which module imports values of which, each with a file as example. */
const arrowsOf = (files: readonly { path: string; text: string }[]): Arrows => {
  const arrows: Arrows = new Map();
  for (const { path, text } of files) {
    const [from = ''] = path.split('/');
    for (const [, to = '', file] of text.matchAll(valueImport)) {
      if (to === from) continue;
      const of = arrows.get(from) ?? new Map<string, string>();
      arrows.set(from, of);
      if (!of.has(to)) of.set(to, `${path} imports ${to}/${file}`);
    }
  }
  return arrows;
};

/** The first cycle found, with an example of each import; empty if there is none. */
const circleOf = (arrows: Arrows): string[] => {
  const done = new Set<string>();
  const visit = (module: string, way: readonly string[]): string[] => {
    const start = way.indexOf(module);
    if (start >= 0) {
      const circle = [...way.slice(start), module];
      return circle.slice(1).map((to, i) => arrows.get(circle[i] ?? '')?.get(to) ?? '');
    }
    if (done.has(module)) return [];
    for (const to of arrows.get(module)?.keys() ?? []) {
      const found = visit(to, [...way, module]);
      if (found.length > 0) return found;
    }
    done.add(module);
    return [];
  };
  for (const module of arrows.keys()) {
    const found = visit(module, []);
    if (found.length > 0) return found;
  }
  return [];
};

test('no two modules need each other', () => {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !isPutTogether(path))
    .map((path) => ({ path, text: readFileSync(join(modules, path), 'utf8') }));
  expect(files.length).toBeGreaterThan(200);
  expect(
    circleOf(arrowsOf(files)),
    'a circle of modules: move what is general to src/ui or src/lib, what only a page shows to pages/, or pass it as a property',
  ).toEqual([]);
});

test('a cycle is found, over several modules too', () => {
  const file = (path: string, of: string) => ({ path, text: `import { x } from '#modules/${of}';\n` });
  const straight = [file('a/x.ts', 'b/y.ts'), file('b/y.ts', 'c/z.ts'), file('a/w.ts', 'c/z.ts')];
  expect(circleOf(arrowsOf(straight))).toEqual([]);
  expect(circleOf(arrowsOf([...straight, file('c/z.ts', 'a/x.ts')]))).toEqual([
    'a/x.ts imports b/y.ts',
    'b/y.ts imports c/z.ts',
    'c/z.ts imports a/x.ts',
  ]);
  const type = { path: 'c/z.ts', text: "import type { X } from '#modules/a/x.ts';\n" };
  expect(circleOf(arrowsOf([...straight, type]))).toEqual([]);
});
