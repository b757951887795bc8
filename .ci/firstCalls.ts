import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageRoutes } from './day.ts';
import { buildOf, modules } from './modulePages.ts';

const src = join(import.meta.dirname, '..', 'src');

/** A resource of a module's contract whose list comes with its first rows before the others. */
const callOf = (part: unknown): string | undefined => {
  if (typeof part !== 'object' || part === null || !('long' in part) || !part.long || !('calls' in part))
    return undefined;
  const { first } = part.calls as { first?: { path: string } };
  return first?.path;
};

/**
 * The call that the page of a long list begins with, by the page's address: `/app/worklist` to
 * `/api/worklist/boat/:boatID?first=50`. From the modules' contracts.
 */
export const firstCalls = async (): Promise<Record<string, string>> => {
  const { FIRST_ROWS } = await import(`${src}/lib/firstRows.ts`);
  const calls = modules.map(async (module): Promise<[string, string][]> => {
    const { list } = buildOf(module);
    const folder = `${src}/modules/${module}`;
    const page = pageRoutes().find(({ file }) => file === `${folder}/routes/${list}`);
    if (!page || !existsSync(`${folder}/contract.ts`)) return [];
    const contract: Record<string, unknown> = await import(`${folder}/contract.ts`);
    const call = Object.values(contract).map(callOf).find(Boolean);
    return call ? [[page.path, `${call}?first=${FIRST_ROWS}`]] : [];
  });
  return Object.fromEntries((await Promise.all(calls)).flat());
};
