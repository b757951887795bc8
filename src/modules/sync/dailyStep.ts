import type { QueryClient } from '@tanstack/react-query';
import { linkLostAt } from '#lib/link.ts';
import { cachedUser } from '#modules/auth/queries.ts';
import { lastStepOf } from './queries.ts';
import { fetchWorkingSet } from './workingSet.ts';

const DAY = 86_400_000;

/** How often (ms) it is looked whether a day has passed. */
const LOOK = 60_000;

/** Whoever has told the device to save data starts it by hand. */
const savesData = () => 'connection' in navigator && Object(navigator.connection).saveData === true;

/**
 * Fetches the working set once a day, by itself, where the app is kept on the device: without a service worker there is
 * no opening it where there is no link.
 */
export const startDailyStep = (client: QueryClient) => {
  const look = () => {
    const user = cachedUser(client);
    const offline = !navigator.serviceWorker?.controller || linkLostAt() !== undefined;
    if (!user?.boatID || user.changePassword || offline || savesData()) return;
    if (Date.now() - (lastStepOf(client, user.boatID) ?? 0) < DAY) return;
    void fetchWorkingSet(client, user);
  };
  setInterval(look, LOOK);
};
