import type { QueryClient } from '@tanstack/react-query';
import { connectionLostAt } from '#lib/connection.ts';
import { CHANGING } from '#lib/workerMessages.ts';
import { cachedUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { hasPutOff, lastStepOf } from './queries.ts';
import { fetchWorkingSet, stopFetching } from './workingSet.ts';

const DAY_MS = 86_400_000;

/** How often to check whether a day has passed. */
const CHECK_EVERY_MS = 60_000;

/** A connection with a longer round trip is assumed to be a satellite link. */
const MAX_GOOD_RTT_MS = 300;

type Connection = { saveData?: boolean; effectiveType?: string; rtt?: number };

const connection = (): Connection => ('connection' in navigator ? Object(navigator.connection) : {});

/** Users who have switched on data saving start it by hand. */
const savesData = () => connection().saveData === true;

/**
 * Whether the connection is good enough to start the first run, which is the largest, without asking; if the browser
 * does not say, the user is asked.
 */
const isGood = () => {
  const { effectiveType, rtt = 0 } = connection();
  return effectiveType === '4g' && rtt <= MAX_GOOD_RTT_MS;
};

/**
 * Fetches the working set automatically if the app is stored on the device: without a service worker it could not be
 * opened offline. The first time only on a good connection, then once a day; never while the user has put it off.
 */
export const startDailyStep = (client: QueryClient) => {
  const look = () => {
    const user = cachedUser(client);
    const offline = !navigator.serviceWorker?.controller || connectionLostAt() !== undefined;
    if (!user?.boatID || !can(user, 'member') || offline || savesData()) return;
    if (hasPutOff(client, user.boatID)) return;
    const last = lastStepOf(client, user.boatID);
    if (last === undefined ? isGood() : Date.now() - last >= DAY_MS) void fetchWorkingSet(client, user);
  };
  look();
  // On the first visit: the app is stored on the device from now on.
  navigator.serviceWorker?.addEventListener('controllerchange', look);
  // The photos would keep the old service worker busy, and the new one waiting; `look` goes on under the new one.
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === CHANGING) stopFetching();
  });
  setInterval(look, CHECK_EVERY_MS);
};
