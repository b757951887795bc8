import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/**
 * Files that may format: the browser's formats, the server's, tests, and what both sides of a contract compute with.
 */
const places = [
  /^src\/testing\//,
  /^src\/ui\/format\//,
  /^src\/lib\/(money|zonedTime)\.ts$/,
  /^mock-server\/documents\/format\.ts$/,
  // Reads the months' names; says a day within a message.
  /^src\/ui\/form\/dayText\.ts$/,
  /^mock-server\/messages\/messages\.ts$/,
];

const formatsByHand = /\bnew Intl\.|\.toLocale(Date|Time)?String\(/;

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);

test.each(['src', 'mock-server'])('%s prints days, numbers and money by its one place', (folder) => {
  const files = filesOf(folder);
  expect(files.length).toBeGreaterThan(100);
  const others = files
    .filter((path) => !places.some((place) => place.test(path)))
    .filter((path) => formatsByHand.test(readFileSync(join(root, path), 'utf8')));
  expect(others, 'use `useFormat` (src/ui/format), on the server mock-server/documents/format.ts').toEqual(
    [],
  );
});
