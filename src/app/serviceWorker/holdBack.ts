import { activityClock } from '#lib/userActivity.ts';

/** So long after the first word of somebody working, the keeping of the app goes on in any case. */
const MAX_HELD_MS = 60_000;

/**
 * Holds back the keeping of the app's files while somebody works at a page: unpacking, compiling and storing hundreds of
 * them takes the processor from a list that is being scrolled. Pages tell of it by `busy`; `calm` resolves a second
 * after the last word, and a minute after the first one even when more have come.
 */
export const holdBack = () => {
  const { touch, idle } = activityClock();
  let end = Number.POSITIVE_INFINITY;
  return {
    busy: () => {
      end = Math.min(end, performance.now() + MAX_HELD_MS);
      touch();
    },
    calm: () => idle(() => performance.now() > end),
  };
};
