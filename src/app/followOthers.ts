import type { QueryClient } from '@tanstack/react-query';
import { useAuth } from '#stores/auth.ts';
import { whenShown } from './whenShown.ts';

/** Follows live changes by others once somebody is signed in and the first screen is shown. */
export const followOthers = (client: QueryClient) => {
  const start = () =>
    void import('#modules/sync/start/begin.ts')
      .then(({ beginLive }) => beginLive(client))
      .catch(() => undefined);
  if (useAuth.getState().userID) return whenShown(client, start);
  const stop = useAuth.subscribe(({ userID }) => {
    if (!userID) return;
    stop();
    whenShown(client, start);
  });
};
