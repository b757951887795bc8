import { readFileSync, writeFileSync } from 'node:fs';

/** Writes the names of the icons in icons.svg, for the types of `<Icon name>`. */
export const writeIconNames = (target: string) => {
  const names = [...readFileSync('src/ui/icons/icons.svg', 'utf8').matchAll(/ id="(\w+)"/g)].map(
    ([, name]) => name,
  );
  writeFileSync(
    target,
    `/** The icons in icons.svg. Made by .ci/routes.ts. */\nexport type SpriteName =\n${names.map((name) => `  | '${name}'`).join('\n')};\n`,
  );
};
