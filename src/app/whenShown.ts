import type { QueryClient } from '@tanstack/react-query';
import { inSpareTime } from '#lib/breath.ts';

/** The screen counts as shown after this long without requests: one answer may lead to the next request. */
const QUIET_MS = 400;

/** What shows where a part of the page is still to come (`Skeleton`). */
const PLACEHOLDER = '.sk-rows';

/** Whether a part of the screen is still to come. What begins below it may come only when it is scrolled to. */
const isComing = () =>
  [...document.querySelectorAll(PLACEHOLDER)].some((part) => part.getBoundingClientRect().top < innerHeight);

/** A page that never settles delays the rest at most this long. */
const MAX_WAIT_MS = 8000;

/**
 * Runs `task` when the page has loaded, is there and has all its data: until then a slow connection belongs to the first
 * screen.
 */
export const whenShown = (client: QueryClient, task: () => void) => {
  const begin = () => {
    const latest = performance.now() + MAX_WAIT_MS;
    let quiet = 0;
    const look = () => {
      const now = performance.now();
      if (client.isFetching() || isComing()) quiet = now;
      if (now < latest && now - quiet < QUIET_MS) return void setTimeout(look, QUIET_MS / 4);
      inSpareTime(task, MAX_WAIT_MS);
    };
    quiet = performance.now();
    look();
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
};
