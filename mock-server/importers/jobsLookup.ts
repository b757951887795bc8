import { sql } from 'kysely';
import type { Equipment } from '#modules/equipment/contract.ts';
import { nameKey, splitPath } from '#modules/imports/rules.ts';
import { peopleOf } from '../modules/worklist/people.ts';
import { idList, type WriteContext } from '../store/records.ts';
import { indexEquipment, pathKey } from './equipmentTree.ts';
import type { FindPerson } from './jobsRow.ts';

export type FindMachine = (text: string) => Equipment | 'unclear' | undefined;

/** Finds a boat's equipment by id, path (its last parts are enough), name or serial number. */
export const machineFinder = (items: readonly Equipment[]): FindMachine => {
  const index = indexEquipment(items);
  const one = (found: readonly Equipment[]) => (found.length > 1 ? 'unclear' : found[0]);
  const find: FindMachine = (text) => {
    const byId = index.byId.get(text);
    if (byId) return byId;
    const named = index.byName.get(nameKey(text));
    if (named) return one(named);
    const names = splitPath(text);
    const key = pathKey(names);
    const whole = names.length > 1 ? index.byPath.get(key) : undefined;
    if (whole) return one(whole);
    const ends = (index.byName.get(nameKey(names.at(-1) ?? '')) ?? []).filter((item) =>
      `\n${pathKey(index.namesOf(item))}`.endsWith(`\n${key}`),
    );
    return one(ends.length > 0 ? ends : (index.bySerial.get(nameKey(text)) ?? []));
  };
  const known = new Map<string, ReturnType<FindMachine>>();
  return (text) => {
    if (!known.has(text)) known.set(text, find(text));
    return known.get(text);
  };
};

/** Finds people of a boat by username, name, `T. Halvorsen`, or a unique first or last name. */
export const personFinder = async (db: WriteContext['db'], boatID: string): Promise<FindPerson> => {
  const people = await peopleOf(db, boatID);
  const { rows } = await sql<{ _id: string; username: string }>`select _id, username from users
    where _id in ${idList(people.map(({ _id }) => _id))}`.execute(db);
  const usernames = new Map(rows.map((row) => [row._id, row.username]));
  const index = new Map<string, Set<string>>();
  for (const { _id, name } of people) {
    const [first = '', ...rest] = name.split(' ');
    const last = rest.join(' ');
    const names = [usernames.get(_id) ?? '', name, `${last} ${first}`, `${last}, ${first}`, first, last];
    for (const each of [...names, `${first.slice(0, 1)}. ${last}`, `${first.slice(0, 1)} ${last}`]) {
      const key = nameKey(each);
      if (key !== '') index.set(key, (index.get(key) ?? new Set()).add(_id));
    }
  }
  return (name) => {
    const found = [...(index.get(nameKey(name)) ?? [])];
    return found.length > 1 ? 'unclear' : found[0];
  };
};
