import { useQuery } from '@tanstack/react-query';
import { resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { teams } from './contract.ts';

export const teamQueries = resourceQueries(teams);

export const {
  useCreate: useCreateTeam,
  useUpdate: useUpdateTeam,
  useRemove: useDeleteTeam,
} = resourceHooks(teams, {
  created: 'teams:created',
  updated: 'teams:saved',
  removed: 'teams:removed',
  removeFailed: 'messages:deleteFailed',
});

/** The teams of the present boat. */
export const useTeams = () => {
  const boatID = useMaybeUser()?.boatID ?? '';
  return useQuery({ ...teamQueries.list(boatID), enabled: boatID !== '' });
};
