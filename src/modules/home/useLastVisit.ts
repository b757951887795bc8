import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { nowIso } from '#lib/clock.ts';
import { deviceStorage } from '#lib/deviceStorage.ts';

/** A visit that begins within this time after the last activity counts as the same visit. */
const SAME_VISIT_MS = 30 * 60_000;
const DAY_MS = 24 * 3_600_000;

const visit = z.object({ since: z.iso.datetime(), seen: z.iso.datetime() });

const keyOf = (userID: string) => `home.visit.${userID}`;

const begin = (userID: string): z.infer<typeof visit> => {
  const seen = nowIso();
  try {
    const last = visit.parse(JSON.parse(localStorage.getItem(keyOf(userID)) ?? ''));
    const same = Date.parse(seen) - Date.parse(last.seen) < SAME_VISIT_MS;
    return { since: same ? last.since : last.seen, seen };
  } catch {
    return { since: new Date(Date.parse(seen) - DAY_MS).toISOString(), seen };
  }
};

/** When this user last visited home on this device before the current visit, ISO 8601 in UTC; a day ago if never. */
export const useLastVisit = (userID: string): string => {
  const [{ since }] = useState(() => begin(userID));
  useEffect(() => {
    const note = () => {
      try {
        localStorage.setItem(keyOf(userID), JSON.stringify({ since, seen: nowIso() }));
      } catch {
        // If the storage is full or blocked, the next visit counts from yesterday.
      }
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => {
      document.removeEventListener('visibilitychange', note);
      // Another user may have signed in by now, or nobody: a sign-out has cleared the storage.
      if (deviceStorage.getItem(keyOf(userID)) !== null) note();
    };
  }, [userID, since]);
  return since;
};
