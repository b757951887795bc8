import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageRoutes } from './day.ts';
import { buildOf, modules } from './modulePages.ts';

const src = join(import.meta.dirname, '..', 'src');

type Resource = { long?: { beside?: Resource }; calls: { first?: { path: string } } };

/** A resource of a module's contract whose list can be long. */
const isLong = (part: unknown): part is Resource =>
  typeof part === 'object' && part !== null && 'long' in part && part.long !== undefined && 'calls' in part;

/**
 * The calls that the page of a long list begins with, by the page's address: for `/app/worklist` the first jobs,
 * `/api/worklist/boat/:boatID?first=50`, and the machines that they are shown with. From the modules' contracts.
 */
export const firstCalls = async (): Promise<Record<string, string[]>> => {
  const { FIRST_ROWS } = await import(`${src}/lib/firstRows.ts`);
  const calls = modules.map(async (module): Promise<[string, string[]][]> => {
    const { list } = buildOf(module);
    const folder = `${src}/modules/${module}`;
    const page = pageRoutes().find(({ file }) => file === `${folder}/routes/${list}`);
    if (!page || !existsSync(`${folder}/contract.ts`)) return [];
    const contract: Record<string, unknown> = await import(`${folder}/contract.ts`);
    const long = Object.values(contract).find(isLong);
    const paths = [long, long?.long?.beside].flatMap((resource) => resource?.calls.first?.path ?? []);
    return paths.length > 0 ? [[page.path, paths.map((path) => `${path}?first=${FIRST_ROWS}`)]] : [];
  });
  return Object.fromEntries((await Promise.all(calls)).flat());
};
