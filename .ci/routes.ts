import { readFile } from 'node:fs/promises';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routes } from '../routes.config.ts';

/** Makes src/app/routeTree.gen.ts as the build does; `--check` fails if that changes it. */
const target = 'src/app/routeTree.gen.ts';
const before = await readFile(target, 'utf8').catch(() => '');
const root = process.cwd();
const config = getConfig(
  {
    target: 'react',
    virtualRouteConfig: routes,
    routesDirectory: 'src',
    generatedRouteTree: target,
    quoteStyle: 'single',
    semicolons: true,
    disableLogging: true,
  },
  root,
);
await new Generator({ config, root }).run();
if (process.argv.includes('--check') && before !== (await readFile(target, 'utf8'))) {
  console.error(`${target} was not up to date: commit what is there now.`);
  process.exit(1);
}
