import { useQuery, useQueryClient } from '@tanstack/react-query';
import { matchesWords, registerPaletteSource } from '#lib/paletteSources.ts';
import { resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { type Guest, guests } from './contract.ts';

export const guestQueries = resourceQueries(guests);

export const {
  useCreate: useCreateGuest,
  useUpdate: useUpdateGuest,
  useRemove: useDeleteGuest,
} = resourceHooks(
  guests,
  {
    created: 'guests:saved',
    updated: 'guests:saved',
    removed: 'guests:removed',
    removeFailed: 'messages:deleteFailed',
  },
  [['aboard']],
);

/** All guests of the present boat. */
export const useAllGuests = () => {
  const user = useMaybeUser();
  const boatID = user?.boatID ?? '';
  const may = user?.superadmin === true || user?.guests === true;
  return useQuery({ ...guestQueries.list(boatID), enabled: boatID !== '' && may });
};

export const useGuest = (id: string) => useQuery(guestQueries.details(id, useQueryClient()));

/** More than this are not worth scrolling through in the palette. */
const PALETTE_MOST = 5;

registerPaletteSource((query, client) =>
  client
    .getQueriesData<readonly Guest[]>({ queryKey: [guests.name, 'list'] })
    .flatMap(([, list]) => list ?? [])
    .filter((guest) => matchesWords(query, guest.firstName, guest.lastName, guest.cabin))
    .slice(0, PALETTE_MOST)
    .map((guest) => ({
      id: guest._id,
      label: `${guest.firstName} ${guest.lastName}`.trim(),
      hint: guest.cabin,
      to: '/app/guestdetails/$id',
      params: { id: guest._id },
    })),
);
