import { readFile } from 'node:fs/promises';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routes } from '../routes.config.ts';
import { writeBodies } from './bodies.ts';
import { writeIconNames } from './icons.ts';
import { writeNamespaces } from './namespaces.ts';

/** Generates the route tree, the namespaces, the icon names and the record of stored bodies; `--check` fails if one of them changes. */
const targets = [
  'src/app/routeTree.gen.ts',
  'src/i18n/namespaces.gen.ts',
  'src/ui/icons/names.gen.ts',
  'mock-server/http/storedBodies.json',
] as const;
const read = () => Promise.all(targets.map((target) => readFile(target, 'utf8').catch(() => '')));

const before = await read();
const root = process.cwd();
const config = getConfig(
  {
    target: 'react',
    virtualRouteConfig: routes,
    routesDirectory: 'src',
    generatedRouteTree: targets[0],
    quoteStyle: 'single',
    semicolons: true,
    disableLogging: true,
  },
  root,
);
await new Generator({ config, root }).run();
writeNamespaces(targets[1]);
writeIconNames(targets[2]);
writeBodies(targets[3]);
const after = await read();
const stale = targets.filter((_, index) => before[index] !== after[index]);
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`${stale.join(' and ')} was not up to date: commit what is there now.`);
  process.exit(1);
}
