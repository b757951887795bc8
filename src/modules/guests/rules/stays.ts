/** With more than this many guests at once a yacht counts as a passenger ship (SOLAS I/2). */
export const MAX_GUESTS = 12;

/** Whether this many guests at once make the yacht a passenger ship. */
export const tooManyGuests = (aboard: number) => aboard > MAX_GUESTS;

type Stay = { embarkmentDate: string | null; disembarkmentDate: string | null };

/** The day from `today` on with the most booked guests, and their number; a guest counts on both end days. */
export const peakGuests = (
  guests: readonly Stay[],
  today: string,
): { count: number; day: string } | undefined => {
  const stays = guests.flatMap(({ embarkmentDate: from, disembarkmentDate: to }) =>
    from ? { from, to } : [],
  );
  const days = [today, ...stays.map(({ from }) => from).filter((day) => day > today)];
  const counted = [...new Set(days)].sort().map((day) => ({
    day,
    count: stays.filter(({ from, to }) => from <= day && (!to || day <= to)).length,
  }));
  const most = counted.reduce((best, each) => (each.count > best.count ? each : best), {
    day: today,
    count: 0,
  });
  return most.count === 0 ? undefined : most;
};

/** Whether a guest eats aboard on a day: there already or booked by then, and not gone. */
export const eatsOn = (
  { aboard, guest }: { aboard: boolean; guest: Stay },
  day: string,
  today: string,
): boolean => {
  const { embarkmentDate: from, disembarkmentDate: to } = guest;
  if (to !== null && to < day) return false;
  return aboard || (day > today && from !== null && from <= day && from >= today);
};
