/** A user who views an item, on one device. */
export type Look = {
  session: string;
  userID: string;
  name: string;
  boatID: string;
  resource: string;
  id: string;
};
export type Place = Pick<Look, 'boatID' | 'resource' | 'id'>;

/** Presence that is not repeated expires after this time. */
export const LOOK_MS = 75_000;

const same = (a: Place, b: Place) => a.boatID === b.boatID && a.resource === b.resource && a.id === b.id;

/**
 * Who views which item; every process receives all presence messages, so each one knows. Times are from a monotonic
 * clock, in ms.
 */
export const createPresence = () => {
  const looks = new Map<string, Look & { until: number }>();
  const peopleAt = (place: Place) => {
    const names = new Map<string, string>();
    for (const look of looks.values()) if (same(look, place)) names.set(look.userID, look.name);
    return [...names].map(([userID, name]) => ({ userID, name }));
  };
  return {
    peopleAt,
    /** Items of a boat that somebody views. */
    placesOf: (boatID: string): Place[] => {
      const places: Place[] = [];
      for (const look of looks.values())
        if (look.boatID === boatID && !places.some((place) => same(place, look))) places.push(look);
      return places;
    },
    /**
     * A device views an item, and so no longer another one; an empty id means none. Returns the items where presence
     * changed.
     */
    look: (look: Look, now: number): Place[] => {
      const before = looks.get(look.session);
      looks.delete(look.session);
      if (look.id !== '') looks.set(look.session, { ...look, until: now + LOOK_MS });
      if (before && same(before, look)) return [];
      return [...(before ? [before] : []), ...(look.id === '' ? [] : [look])];
    },
    /** Removes expired presence; returns the items where somebody left. */
    sweep: (now: number): Place[] => {
      const gone = [...looks.values()].filter(({ until }) => until <= now);
      for (const { session } of gone) looks.delete(session);
      return gone;
    },
  };
};
