import { createFileRoute, redirect } from '@tanstack/react-router';
import { deviceStorage } from '#lib/deviceStorage.ts';
import { authQueries, cachedUser } from '#modules/auth/queries.ts';
import { noticeQueries } from '#modules/notices/queries.ts';
import { themeQueries } from '#modules/theme/queries.ts';
import { useAuth } from '#stores/auth.ts';
import { AppLayout } from '../AppLayout/AppLayout.tsx';
import { guard } from '../allows.ts';

export const Route = createFileRoute('/app')({
  beforeLoad: ({ context: { queryClient }, location, matches }) => {
    // A device that was handed to an inspector shows the books only, until somebody aboard takes it back.
    if (deviceStorage.getItem('shipshape.inspection')) throw redirect({ to: '/auth/inspection' });
    if (!useAuth.getState().token) throw redirect({ to: '/auth/login', search: { to: location.href } });
    const user = cachedUser(queryClient);
    if (user && guard(user, matches.at(-1)?.routeId ?? '') === 'changePassword')
      throw redirect({ to: '/app/change-password' });
  },
  loader: ({ context: { queryClient } }) => {
    const { userID } = useAuth.getState();
    void queryClient.prefetchQuery(authQueries.me(userID));
    void queryClient.prefetchQuery(themeQueries.details(userID));
    void queryClient.prefetchQuery(noticeQueries.mine(userID));
  },
  component: AppLayout,
});
