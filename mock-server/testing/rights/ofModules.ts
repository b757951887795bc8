import { catalog } from '../../modules/index.ts';
import { gather, type Part } from './gather.ts';
import { boat, each, item, type ModuleRights, type Query, type Subject } from './rightsOf.ts';

const files = import.meta.glob<ModuleRights>('/mock-server/modules/**/*.fixture.ts', {
  eager: true,
  import: 'default',
});

const gathered = <T>(partOf: (rights: ModuleRights) => Part<T> | undefined) =>
  gather(Object.entries(files).map(([file, rights]) => [file.slice(1), partOf(rights)]));

/** The regular calls of a resource are about a boat or an item, unless its module says otherwise. */
const regular = (name: string, kind: string, calls: object): Record<string, Subject> => {
  const has = (given: string) =>
    given
      .split(' ')
      .filter((call) => call in calls)
      .join(' ');
  return {
    ...each(name, has('list first part changes create'), boat),
    ...each(name, has('details update remove'), item(kind)),
  };
};

/** The subject of each call. */
export const subjects: Readonly<Record<string, Subject>> = {
  ...Object.assign(
    {},
    ...[...catalog.resources].map(([name, { name: kind, calls }]) => regular(name, kind, calls)),
  ),
  ...gathered(({ subjects }) => subjects),
};

export const samples = gathered(({ samples }) => samples);
export const givenFields = gathered(({ fields }) => fields);
export const paths = gathered(({ paths }) => paths);

/** All of a long list as one part. */
const wholeParts = Object.fromEntries(
  [...catalog.resources].flatMap(([name, { calls }]) =>
    'part' in calls ? [[`${name}.part`, () => 'from=0&to=2000000000']] : [],
  ),
);
export const queries: Readonly<Record<string, Query>> = {
  ...wholeParts,
  ...gathered(({ queries }) => queries),
};

/** What a read asks for, as the search of its address; `when` is the key that makes it this call. */
export const queryOf = (name: string, boatID: string, when?: string) =>
  queries[name]?.(boatID) ?? (when && `${when}=0`);

/** What the tests say of a call without a subject. */
export const noSubject = (call: string) =>
  `say what ${call} is about under "subjects" in the <module>.fixture.ts beside the module that serves it, in mock-server/modules`;
