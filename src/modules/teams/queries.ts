import { resourceHooks, resourceQueries } from '#lib/resourceHooks.ts';
import { type Team, teams } from './contract.ts';

export const teamQueries = resourceQueries(teams);

export const {
  useList: useTeams,
  useCreate: useCreateTeam,
  useUpdate: useUpdateTeam,
  useRemove: useDeleteTeam,
} = resourceHooks(teams, {
  namespace: 'teams',
  page: ({ name }: Team) => ({ to: '/app/teams', search: { q: name } }),
  edit: { form: 'teams' },
  offline: 'list',
  savedViews: { teams: '/app/teams' },
  texts: {
    created: 'teams:created',
    updated: 'teams:saved',
    removed: 'teams:removed',
    removeFailed: 'messages:deleteFailed',
  },
});
