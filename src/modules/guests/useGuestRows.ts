import { useAboard } from '#modules/profile/queries.ts';
import type { Guest } from './contract.ts';
import { useAllGuests } from './queries.ts';

/** A guest as lists show them. */
export type GuestRow = { _id: string; name: string; guest: Guest; aboard: boolean; aboardAt: string };

export const guestName = ({ firstName, lastName }: Pick<Guest, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

const none: Guest[] = [];

/** The guests of the boat by family name, with whether they are aboard. */
export const useGuestRows = () => {
  const { data, isPending, isError, refetch } = useAllGuests();
  const aboardById = new Map(useAboard().data?.map((each) => [each._id, each]));
  const rows: GuestRow[] = [...(data ?? none)]
    .sort((a, b) => a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName))
    .map((guest) => ({
      _id: guest._id,
      name: guestName(guest),
      guest,
      aboard: aboardById.get(guest._id)?.onboard ?? guest.onboard,
      aboardAt: aboardById.get(guest._id)?.onboardAt ?? guest.onboardAt,
    }));
  return { rows, data: data && rows, isPending, isError: isError && !data, refetch };
};
