type Times = { station: string; start: string; end: string };

/** Who stands a watch at a moment, a watch for each station. */
export const onWatchAt = <W extends Times>(watches: readonly W[], moment: string): W[] =>
  watches
    .filter(({ start, end }) => start <= moment && moment < end)
    .sort((a, b) => a.station.localeCompare(b.station) || a.start.localeCompare(b.start));

/** The watch that relieves another one: the first of the same station that begins as it ends, or later. */
export const reliefOf = <W extends Times>(watches: readonly W[], watch: W): W | undefined =>
  watches
    .filter(({ station, start }) => station === watch.station && start >= watch.end)
    .sort((a, b) => a.start.localeCompare(b.start))[0];

/** The watch that another one relieves. */
export const relievedBy = <W extends Times>(watches: readonly W[], watch: W): W | undefined =>
  watches
    .filter(({ station, end }) => station === watch.station && end <= watch.start)
    .sort((a, b) => b.end.localeCompare(a.end))[0];

/** A person's next watch, the present one included. */
export const nextOf = <W extends Times & { userID: string }>(
  watches: readonly W[],
  userID: string,
  moment: string,
): W | undefined =>
  watches
    .filter((watch) => watch.userID === userID && watch.end > moment)
    .sort((a, b) => a.start.localeCompare(b.start))[0];
