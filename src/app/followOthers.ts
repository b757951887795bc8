import type { QueryClient } from '@tanstack/react-query';
import { useAuth } from '#stores/auth.ts';

/** Until the first screen is shown, the link is its own; a page that is never done loading does not wait longer (ms). */
const PATIENCE = 3000;

const whenShown = (deed: () => void) => {
  const idle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(deed, { timeout: PATIENCE })
      : setTimeout(deed, 500);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
};

/** Follows what others do, from when somebody is signed in and the first screen is shown. */
export const followOthers = (client: QueryClient) => {
  const start = () =>
    void import('#modules/sync/live/startLive.ts')
      .then(({ startLive }) => startLive(client))
      .catch(() => undefined);
  if (useAuth.getState().userID) return whenShown(start);
  const stop = useAuth.subscribe(({ userID }) => {
    if (!userID) return;
    stop();
    whenShown(start);
  });
};
