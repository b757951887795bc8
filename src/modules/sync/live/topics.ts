import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { certificates } from '#modules/certificates/contract.ts';
import { certificateQueries } from '#modules/certificates/queries.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { guests } from '#modules/guests/contract.ts';
import { guestQueries } from '#modules/guests/queries.ts';
import { profiles } from '#modules/profile/contract.ts';
import { profileQueries } from '#modules/profile/queries.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import type { LiveEvents } from '../contract.ts';

type Change = Pick<LiveEvents['changed'], 'resource' | 'boatID' | 'ids'>;

/** The lists that come as changes since a revision, and their items. */
export const revised = {
  [equipment.name]: {
    key: (boatID: string) => equipmentQueries.list(boatID).queryKey,
    fetch: (client: QueryClient, boatID: string): Promise<unknown> =>
      client.fetchQuery({ ...equipmentQueries.list(boatID), staleTime: 0, retry: false }),
  },
  [worklist.name]: {
    key: (boatID: string) => jobQueries.list(boatID).queryKey,
    fetch: (client: QueryClient, boatID: string): Promise<unknown> =>
      client.fetchQuery({ ...jobQueries.list(boatID), staleTime: 0, retry: false }),
  },
  [profiles.name]: {
    key: (boatID: string) => profileQueries.list(boatID).queryKey,
    fetch: (client: QueryClient, boatID: string): Promise<unknown> =>
      client.fetchQuery({ ...profileQueries.list(boatID), staleTime: 0, retry: false }),
  },
  [certificates.name]: {
    key: (boatID: string) => certificateQueries.list(boatID).queryKey,
    fetch: (client: QueryClient, boatID: string): Promise<unknown> =>
      client.fetchQuery({ ...certificateQueries.list(boatID), staleTime: 0, retry: false }),
  },
  [guests.name]: {
    key: (boatID: string) => guestQueries.list(boatID).queryKey,
    fetch: (client: QueryClient, boatID: string): Promise<unknown> =>
      client.fetchQuery({ ...guestQueries.list(boatID), staleTime: 0, retry: false }),
  },
};
export type Revised = keyof typeof revised;
export const isRevised = (name: string): name is Revised => Object.hasOwn(revised, name);

/** What is cached without revisions, and out of date after a change: beginnings of query keys. */
export const outdatedBy = ({ resource, boatID, ids }: Change): QueryKey[] => {
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
  if (name === 'users' || name === 'teams' || name === 'crewmails')
    return [[name], ...under('history', name)];
  if (name === 'savedviews') return [['savedviews', 'list', boatID]];
  return [...under('history', name), ...(name === worklist.name ? [[name, 'count']] : [])];
};

/** What hangs on the items that a page shows: it changes while people work together. */
export const shared: QueryKey[] = [
  ['comments', 'list'],
  ['files', 'list'],
  ['history'],
  [equipment.name, 'readings'],
  [worklist.name, 'works'],
];

/** All else that is told about: after a gap it may have changed. */
export const slow: QueryKey[] = [
  ['aboard'],
  ['auth', 'me'],
  ['crewmails'],
  ['cash'],
  ['notices'],
  ['people'],
  ['savedviews', 'list'],
  ['teams'],
  ['users'],
  ['vessel', 'mine'],
  [worklist.name, 'count'],
  [worklist.name, 'worksOfEquipment'],
  [worklist.name, 'worksOfBoat'],
];
