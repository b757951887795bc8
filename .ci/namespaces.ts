import { globSync, writeFileSync } from 'node:fs';

/** The places of texts: the file name is the language, the folder (above `locales`) the namespace. */
const places = ['src/{app,ui}/**/locales/**/en.ts', 'src/modules/*/locales/**/en.ts', 'src/i18n/*/en.ts'];

/** The English file of every namespace, relative to the project. */
export const englishFiles = (): [namespace: string, file: string][] =>
  globSync(places)
    .map((file): [string, string] => {
      const path = file.replaceAll('\\', '/');
      return [/([^/]+)(?:\/locales)?\/en\.ts$/.exec(path)?.[1] ?? '', path];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Writes the list of namespaces for typed keys. */
export const writeNamespaces = (target: string) => {
  const lines = englishFiles().map(
    ([namespace, file]) => `  ${namespace}: typeof import('${file.replace('src/', '#')}').default;`,
  );
  writeFileSync(
    target,
    `/** Every namespace by its English text. Made by .ci/routes.ts from the files there are. */\nexport type Namespaces = {\n${lines.join('\n')}\n};\n`,
  );
};
