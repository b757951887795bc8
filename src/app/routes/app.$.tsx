import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { authQueries } from '#modules/auth/queries.ts';
import { vesselQueries } from '#modules/vessel/queries.ts';
import { useAuth } from '#stores/auth.ts';

/** Whether the user looks after several boats from ashore. */
const hasFleet = async (queryClient: QueryClient) => {
  const user = await queryClient.ensureQueryData(authQueries.me(useAuth.getState().userID));
  if (user.role !== 'management' || !user.management) return false;
  return (await queryClient.ensureQueryData(vesselQueries.mine())).length > 1;
};

/** The first page after signing in: the fleet for who manages one, else home. Other unknown /app paths lead home. */
export const Route = createFileRoute('/app/$')({
  beforeLoad: async ({ context: { queryClient }, params }) => {
    const fleet = params._splat === 'start' && (await hasFleet(queryClient).catch(() => false));
    throw redirect({ to: fleet ? '/app/managementhome' : '/app/home', replace: true });
  },
});
