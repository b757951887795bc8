import { readFileSync, writeFileSync } from 'node:fs';
import { bodyKeys, isStored, storedBodies } from '../mock-server/http/bodyKeys.ts';
import { catalog } from '../mock-server/modules/index.ts';
import { WIRE_VERSION } from '../src/lib/marks.ts';

/**
 * Adds to the record what apps of today's version may store. Nothing is taken from it: tablets have kept operations with
 * what it names (docs/decisions/0053).
 */
export const writeBodies = (target: string) => {
  const record = storedBodies.parse(JSON.parse(readFileSync(target, 'utf8')));
  const known = new Map(Object.entries(record[WIRE_VERSION] ?? {}));
  for (const contract of Object.values(catalog.contracts))
    for (const call of Object.values(contract).filter(isStored)) {
      const name = `${call.method} ${call.path}`;
      known.set(
        name,
        [...new Set([...(known.get(name) ?? '').split(' ').filter(Boolean), ...bodyKeys(call)])]
          .sort()
          .join(' '),
      );
    }
  const sorted = Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1)));
  const lines = Object.entries({ ...record, [WIRE_VERSION]: sorted }).map(
    ([version, calls]) =>
      `  "${version}": {\n${Object.entries(calls)
        .map(([name, keys]) => `    ${JSON.stringify(name)}: ${JSON.stringify(keys)}`)
        .join(',\n')}\n  }`,
  );
  writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
};
