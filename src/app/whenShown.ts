import type { QueryClient } from '@tanstack/react-query';

/** So long (ms) nothing is asked for before the screen counts as shown: one answer may lead to the next question. */
const QUIET_MS = 400;

/** A page that is never done does not hold up the rest for longer (ms). */
const MAX_WAIT_MS = 8000;

/** Does something when the page has loaded and has all that it asked for: until then a thin link is the first screen's own. */
export const whenShown = (client: QueryClient, task: () => void) => {
  const begin = () => {
    const latest = performance.now() + MAX_WAIT_MS;
    let quiet = 0;
    const look = () => {
      const now = performance.now();
      if (client.isFetching() > 0) quiet = now;
      if (now < latest && now - quiet < QUIET_MS) return void setTimeout(look, QUIET_MS / 4);
      if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: MAX_WAIT_MS });
      else task();
    };
    quiet = performance.now();
    look();
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
};
