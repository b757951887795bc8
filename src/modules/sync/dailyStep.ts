import type { QueryClient } from '@tanstack/react-query';
import { connectionLostAt } from '#lib/connection.ts';
import { cachedUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { hasPutOff, lastStepOf } from './queries.ts';
import { fetchWorkingSet } from './workingSet.ts';

const DAY_MS = 86_400_000;

/** How often (ms) it is looked whether a day has passed. */
const CHECK_EVERY_MS = 60_000;

/** A link with a longer way there and back (ms) goes by satellite. */
const MAX_GOOD_RTT_MS = 300;

type Connection = { saveData?: boolean; effectiveType?: string; rtt?: number };

const connection = (): Connection => ('connection' in navigator ? Object(navigator.connection) : {});

/** Whoever has told the device to save data starts it by hand. */
const savesData = () => connection().saveData === true;

/** A link on which the first time, which costs most, may begin unasked; a browser that does not say is asked about. */
const isGood = () => {
  const { effectiveType, rtt = 0 } = connection();
  return effectiveType === '4g' && rtt <= MAX_GOOD_RTT_MS;
};

/**
 * Fetches the working set by itself, where the app is kept on the device: without a service worker there is no opening it
 * where there is no link. The first time on a good link only, then once a day; never for who has put it off.
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
  // The first visit: the app is on the device from now on.
  navigator.serviceWorker?.addEventListener('controllerchange', look);
  setInterval(look, CHECK_EVERY_MS);
};
