/** A person at an item, on one device. */
export type Look = {
  session: string;
  userID: string;
  name: string;
  boatID: string;
  resource: string;
  id: string;
};
export type Place = Pick<Look, 'boatID' | 'resource' | 'id'>;

/** Without being said again, a look is forgotten after so long, in ms. */
export const LOOK_MS = 75_000;

const same = (a: Place, b: Place) => a.boatID === b.boatID && a.resource === b.resource && a.id === b.id;

/** Who looks at what; each process hears all looks, so each knows. Times are of a clock that only goes on, in ms. */
export const createPresence = () => {
  const looks = new Map<string, Look & { until: number }>();
  const peopleAt = (place: Place) => {
    const names = new Map<string, string>();
    for (const look of looks.values()) if (same(look, place)) names.set(look.userID, look.name);
    return [...names].map(([userID, name]) => ({ userID, name }));
  };
  return {
    peopleAt,
    /** Places of a boat at which somebody is. */
    placesOf: (boatID: string): Place[] => {
      const places: Place[] = [];
      for (const look of looks.values())
        if (look.boatID === boatID && !places.some((place) => same(place, look))) places.push(look);
      return places;
    },
    /** A device looks at an item, and so no longer at another; an empty id is none. Answers where somebody came or left. */
    look: (look: Look, now: number): Place[] => {
      const before = looks.get(look.session);
      looks.delete(look.session);
      if (look.id !== '') looks.set(look.session, { ...look, until: now + LOOK_MS });
      if (before && same(before, look)) return [];
      return [...(before ? [before] : []), ...(look.id === '' ? [] : [look])];
    },
    /** Forgets who said nothing for too long; answers where somebody left. */
    sweep: (now: number): Place[] => {
      const gone = [...looks.values()].filter(({ until }) => until <= now);
      for (const { session } of gone) looks.delete(session);
      return gone;
    },
  };
};
