import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(file, 'utf8');
const filesIn = (pattern: string) => globSync(`${src}/${pattern}`);

const GLOBAL = /:global\(([^()]*)\)/g;
const CLASS = /\.([a-zA-Z_][\w-]*)/g;

/** The selectors before each `{`, without comments, strings and at-rules. */
const selectorsOf = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)\{/g)]
    .map(([, selector = '']) => selector.replace(/"[^"]*"/g, '').trim())
    .filter((selector) => !selector.startsWith('@'));
const classesIn = (texts: readonly string[]) =>
  texts.flatMap((text) => [...text.matchAll(CLASS)].map(([, name = '']) => name));

const globalsOf = (css: string) =>
  classesIn(
    selectorsOf(css).flatMap((selector) => [...selector.matchAll(GLOBAL)].map(([, text = '']) => text)),
  );
const ownOf = (css: string) => classesIn(selectorsOf(css).map((selector) => selector.replaceAll(GLOBAL, '')));

const sources = filesIn('**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
/** Each source file's imports of styles: the local name, which says whose they are if there are two, and the file. */
const imports = sources.flatMap((file) =>
  [...read(file).matchAll(/^import (?:(\w+) from )?'([^']*\.css)';$/gm)].map(([, name, path = '']) => ({
    file,
    name,
    css: path.startsWith('#') ? join(src, path.slice(1)) : resolve(file, '..', path),
  })),
);
const modules = filesIn('**/*.module.css');
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

test('the styles of a module are in CSS Modules, imported as `styles` or `otherStyles`', () => {
  expect(filesIn('modules/**/*.css').filter((file) => !file.endsWith('.module.css'))).toEqual([]);
  const others = imports.filter(
    ({ file, name, css }) =>
      (file.includes('/modules/') || css.endsWith('.module.css')) &&
      (!/^(styles|\w+Styles)$/.test(name ?? '') || !css.endsWith('.module.css')),
  );
  expect(others).toEqual([]);
});

test('style files have different names, which prefix their classes', () => {
  expect(sorted(modules.map((file) => basename(file)))).toHaveLength(modules.length);
});

test('the look is the first import of the app, so that the styles of modules come after it', () => {
  const [first] = read(join(src, 'app/main.tsx')).match(/^import .*$/m) ?? [];
  expect(first).toBe("import '#ui/look.css';");
});

test.each(modules)('%s has the classes that the code names, and no others', (css) => {
  const used = imports
    .filter((each) => each.css === css)
    .flatMap(({ file, name }) =>
      [...read(file).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used),
    );
  expect(sorted(ownOf(read(css)))).toEqual(sorted(used));
});

test('a name without a style sheet gives no class', () => {
  expect(sources.filter((file) => /\b(s|\w+S)tyles\[/.test(read(file)))).toEqual([]);
});

test('what a module uses of the look exists there', () => {
  const look = new Set(
    filesIn('ui/**/*.css').flatMap((file) => (file.endsWith('.module.css') ? [] : ownOf(read(file)))),
  );
  const unknown = modules.flatMap((css) =>
    globalsOf(read(css))
      .filter((name) => !look.has(name))
      .map((name) => `${name} in ${css}`),
  );
  expect(unknown).toEqual([]);
});

test('no rule asks for an inline style: the browser would look at it with each one that a script changes', () => {
  const asking = filesIn('**/*.css').flatMap((file) =>
    selectorsOf(read(file)).filter((selector) => selector.includes('[style')),
  );
  expect(asking).toEqual([]);
});
