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

/** Ranks as lists abbreviate them. */
const abbreviations: readonly (readonly [rank: RegExp, short: readonly string[]])[] = [
  [/^captain$|^master$/i, ['master', 'captain', 'capt', 'cpt']],
  [/^chief officer$|^first officer$/i, ['c/o', 'co', 'chief off', '1st officer', 'ch off']],
  [/^second officer$/i, ['2/o', '2o', '2nd officer', '2nd off']],
  [/^third officer$/i, ['3/o', '3o', '3rd officer']],
  [/^chief engineer$/i, ['c/e', 'ce', 'chief eng', 'ch eng', '1e', '1/e']],
  [/^second engineer$/i, ['2e', '2/e', '2nd engineer', '2nd eng']],
  [/^third engineer$/i, ['3e', '3/e', '3rd engineer', '3rd eng']],
  [/^electro-technical officer$/i, ['eto']],
  [/^bosun$|^boatswain$/i, ['bosun', "bo's'n", 'bsn', 'boatswain']],
  [/^chief stew/i, ['chief stew', 'ch stew', 'c/s']],
  [/chef/i, ['chef', 'cook']],
];

const rankNames = (jobtitle: string): readonly string[] =>
  jobtitle === ''
    ? []
    : [jobtitle, ...abbreviations.flatMap(([rank, short]) => (rank.test(jobtitle) ? short : []))];

/** Finds people of a boat by rank, username, name, `T. Halvorsen`, or a unique first or last name. */
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
  // A rank counts where one person holds it, and no name is the same.
  const ranks = new Map<string, Set<string>>();
  for (const { _id, jobtitle } of people)
    for (const each of rankNames(jobtitle)) {
      const key = nameKey(each);
      ranks.set(key, (ranks.get(key) ?? new Set()).add(_id));
    }
  return (name) => {
    const found = [...(index.get(nameKey(name)) ?? ranks.get(nameKey(name)) ?? [])];
    return found.length > 1 ? 'unclear' : found[0];
  };
};
