/** What the log says about where the vessel was: a place on a day (`2026-06-18`). */
export type Stay = { place: string; from: string; to: string };

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The stays from entries in the order of time: entries at the same place that follow each other are one. The last first. */
export const staysOf = (entries: readonly { place: string; day: string }[]): Stay[] => {
  const stays: Stay[] = [];
  for (const { place, day } of entries) {
    if (place.trim() === '') continue;
    const last = stays.at(-1);
    if (last && same(last.place, place)) last.to = day;
    else stays.push({ place: place.trim(), from: day, to: day });
  }
  return stays.reverse();
};
