import type { QueryClient } from '@tanstack/react-query';

/** So long (ms) nothing is asked for before the screen counts as shown: one answer may lead to the next question. */
const QUIET = 400;

/** A page that is never done does not hold up the rest for longer (ms). */
const PATIENCE = 8000;

/** Does something when the page has loaded and has all that it asked for: until then a thin link is the first screen's own. */
export const whenShown = (client: QueryClient, deed: () => void) => {
  const begin = () => {
    const latest = performance.now() + PATIENCE;
    let quiet = 0;
    const look = () => {
      const now = performance.now();
      if (client.isFetching() > 0) quiet = now;
      if (now < latest && now - quiet < QUIET) return void setTimeout(look, QUIET / 4);
      if ('requestIdleCallback' in window) requestIdleCallback(deed, { timeout: PATIENCE });
      else deed();
    };
    quiet = performance.now();
    look();
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
};
