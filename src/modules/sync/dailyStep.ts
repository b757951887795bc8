import type { QueryClient } from '@tanstack/react-query';
import { linkLostAt } from '#lib/link.ts';
import { cachedVisitor } from '#modules/auth/queries.ts';
import { hasPutOff, lastStepOf } from './queries.ts';
import { fetchWorkingSet } from './workingSet.ts';

const DAY = 86_400_000;

/** How often (ms) it is looked whether a day has passed. */
const LOOK = 60_000;

/** A link with a longer way there and back (ms) goes by satellite. */
const FAR = 300;

type Connection = { saveData?: boolean; effectiveType?: string; rtt?: number };

const connection = (): Connection => ('connection' in navigator ? Object(navigator.connection) : {});

/** Whoever has told the device to save data starts it by hand. */
const savesData = () => connection().saveData === true;

/** A link on which the first time, which costs most, may begin unasked; a browser that does not say is asked about. */
const isGood = () => {
  const { effectiveType, rtt = 0 } = connection();
  return effectiveType === '4g' && rtt <= FAR;
};

/**
 * Fetches the working set by itself, where the app is kept on the device: without a service worker there is no opening it
 * where there is no link. The first time on a good link only, then once a day; never for who has put it off.
 */
export const startDailyStep = (client: QueryClient) => {
  const look = () => {
    const user = cachedVisitor(client);
    const offline = !navigator.serviceWorker?.controller || linkLostAt() !== undefined;
    if (!user?.boatID || offline || savesData()) return;
    if (hasPutOff(client, user.boatID)) return;
    const last = lastStepOf(client, user.boatID);
    if (last === undefined ? isGood() : Date.now() - last >= DAY) void fetchWorkingSet(client, user);
  };
  look();
  // The first visit: the app is on the device from now on.
  navigator.serviceWorker?.addEventListener('controllerchange', look);
  setInterval(look, LOOK);
};
