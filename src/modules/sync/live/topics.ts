import type { QueryKey } from '@tanstack/react-query';
import { entities, entityOf } from '#lib/registry.ts';
import type { LiveEvents } from '../contract.ts';
import '../allQueries.ts';

type Change = Pick<LiveEvents['changed'], 'resource' | 'boatID' | 'ids'>;

/** The resources whose lists are fetched as changes since a revision. */
export const revisedNames = (): string[] =>
  entities().flatMap(({ list, resource }) => (list ? [resource.name] : []));

/** The boat's list of such a resource; undefined for other names. */
export const revisedList = (name: string, boatID: string) => entityOf(name)?.list?.(boatID);

/** The query key prefixes of caches without revisions that a change makes stale. */
export const invalidatedBy = ({ resource, boatID, ids }: Change): QueryKey[] => {
  const [name = '', part = ''] = resource.split('/');
  const under = (...start: string[]): QueryKey[] =>
    ids.length === 0 ? [start] : ids.map((id) => [...start, id]);
  switch (part) {
    case 'cash':
      return under('cash');
    case 'comments':
      return under('comments', 'list');
    case 'files':
      return [
        ...under('files', 'list', name),
        ['files', 'list', 'boat', boatID, name],
        ...under('history', name),
      ];
    case 'readings':
      return under(name, 'readings');
    case 'works':
      return [
        ...under(name, 'works'),
        [name, 'worksOfEquipment'],
        [name, 'worksOfBoat'],
        ...under('history', name),
      ];
  }
  if (name === 'people')
    return [
      ['people', boatID],
      ['aboard', 'list', boatID],
    ];
  if (name === 'users' || name === 'crewmails') return [[name], ...under('history', name)];
  if (name === 'logrecords')
    return [
      ['logvolumes', 'list', boatID],
      ...under('logrecords', 'list'),
      ...['latest', 'due', 'waiting'].map((about) => ['logrecords', about, boatID]),
    ];
  if (name === 'savedviews') return [['savedviews', 'list', boatID]];
  return [
    ...under('history', name),
    ['deleted', 'list', boatID, name],
    ...(entityOf(name)?.invalidates ?? []),
  ];
};

/** The caches that hang on a resource, without those that are brought up to date by the changes of a list. */
export const hanging = (): QueryKey[] =>
  entities()
    .flatMap(({ invalidates }) => invalidates ?? [])
    .filter(([name, part]) => (part !== 'list' && part !== 'details') || !entityOf(String(name))?.list);

/** Further data of pages: it may have changed between its read and the first event. */
export const shared: QueryKey[] = [
  // A right that is revoked meanwhile takes effect.
  ['auth', 'me'],
  ['cash'],
  ['comments', 'list'],
  ['crewmails'],
  ['equipmentgroups', 'readings'],
  ['files', 'list'],
  ['history'],
  ['logrecords'],
  ['logvolumes'],
  ['notices'],
  ['savedviews', 'list'],
  ['users'],
  ['worklist', 'works'],
  ['worklist', 'worksOfBoat'],
  ['worklist', 'worksOfEquipment'],
];

/** What every page shows is read just before the first event: it is read again only after a gap. */
export const slow: QueryKey[] = [['vessel', 'mine']];
