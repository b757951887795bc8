import { useQueryClient } from '@tanstack/react-query';
import { askToPersist } from '#lib/persistStorage.ts';
import type { User } from '#modules/auth/contract.ts';
import { setPutOff } from './queries.ts';

/** Starts, stops and puts off the step by hand; the code for it loads on first use. */
export const useWorkingSet = (user: User) => {
  const client = useQueryClient();
  const putOff = () => setPutOff(client, user.boatID, Date.now());
  return {
    start: async () => {
      askToPersist();
      setPutOff(client, user.boatID, 0);
      const { fetchWorkingSet } = await import('./workingSet.ts');
      await fetchWorkingSet(client, user);
    },
    stop: async () => {
      putOff();
      (await import('./workingSet.ts')).stopFetching();
    },
    putOff,
  };
};
