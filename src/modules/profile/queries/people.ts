import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { useMine } from '#lib/viewer.ts';
import { type PersonInShort, profileReads } from '../contract/calls.ts';
import { profiles } from '../contract.ts';

/** Short forms of people, and data that only some may see; the lists of `../queries.ts` are whole profiles. */
export const peopleQueries = {
  ashore: (boatID: string) =>
    queryOptions({
      queryKey: ['people', 'ashore', boatID],
      queryFn: ({ signal }) => request(profileReads.ofManagement, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: profileReads.ofManagement.access },
    }),
  login: (boatID: string) =>
    queryOptions({
      queryKey: ['people', 'login', boatID],
      queryFn: ({ signal }) => request(profileReads.ofLogin, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: profileReads.ofLogin.access },
    }),
  fleet: () =>
    queryOptions({
      queryKey: ['people', 'fleet'],
      queryFn: ({ signal }) => request(profileReads.ofFleet, { signal }),
      meta: { access: profileReads.ofFleet.access },
    }),
  all: () =>
    queryOptions({
      queryKey: ['people', 'all'],
      queryFn: ({ signal }) => request(profileReads.all, { signal }),
      meta: { access: profileReads.all.access },
    }),
  /** Other people's pay is not stored on a device. */
  pay: (boatID: string) =>
    queryOptions({
      queryKey: [profiles.name, 'pay', boatID],
      queryFn: ({ signal }) => request(profileReads.ofAccounting, { params: { boatID }, signal }),
      enabled: boatID !== '',
      meta: { access: profileReads.ofAccounting.access, keep: false },
    }),
};

/** The people of the company that runs the current boat. */
export const usePeopleAshore = () => useQuery(useMine(peopleQueries.ashore));

/** The people who may sign in aboard the current boat. */
export const useLoginPeople = () => useQuery(useMine(peopleQueries.login));

const listed = (people: readonly PersonInShort[]) =>
  people.map((person) => ({ ...person, profileID: person._id }));

/** The people of all boats that the user may access. */
export const usePeopleOfFleet = () => useQuery({ ...peopleQueries.fleet(), select: listed });

/** All people of all boats, for a superadmin. */
export const useAllPeople = () => useQuery({ ...peopleQueries.all(), select: listed });

/** The profiles of the current boat with pay, for users with the accounting flag. */
export const usePay = () => useQuery(useMine(peopleQueries.pay));
