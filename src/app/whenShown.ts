import type { QueryClient } from '@tanstack/react-query';
import { inSpareTime, isScrolling } from '#lib/breath.ts';

/**
 * The screen counts as shown when nothing was to come at so many looks, this far apart: one answer may lead to the next
 * request. They are counted: a device that is busy with the screen looks less often.
 */
const QUIET_LOOKS = 5;
const LOOK_MS = 100;

/**
 * What is there where a part of the page is still to come (`Skeleton`), or nothing yet: on a return visit all its data may be
 * kept, so that nothing is being asked for.
 */
const PLACEHOLDER = '.sk-rows, #root:empty, #main:empty';

/** Whether a part of the screen is still to come. What begins below it may come only when it is scrolled to. */
const isComing = () =>
  [...document.querySelectorAll(PLACEHOLDER)].some((part) => part.getBoundingClientRect().top < innerHeight);

/** A page that never settles delays the rest at most this long, or until nobody scrolls. */
const MAX_WAIT_MS = 8000;

/**
 * Runs `task` when the page has loaded, is there and has all its data, and nobody scrolls: until then a slow connection and
 * a slow device belong to the first screen.
 */
export const whenShown = (client: QueryClient, task: () => void) => {
  const begin = () => {
    const latest = performance.now() + MAX_WAIT_MS;
    let quiet = 0;
    const look = () => {
      const isBusy = isScrolling();
      quiet = isBusy || client.isFetching() || isComing() ? 0 : quiet + 1;
      const isTime = quiet === QUIET_LOOKS || performance.now() > latest;
      if (isBusy || !isTime) return void setTimeout(look, LOOK_MS);
      inSpareTime(task, MAX_WAIT_MS);
    };
    look();
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
};
