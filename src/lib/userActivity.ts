/** The user counts as idle after this long without input; background work runs then. */
const IDLE_MS = 1000;

const touches = ['scroll', 'wheel', 'pointerdown', 'keydown', 'input'] as const;

/** Notes activity with `touch`; `idle` resolves after a second without any. */
export const activityClock = () => {
  let last = Number.NEGATIVE_INFINITY;
  return {
    touch: () => {
      last = performance.now();
    },
    idle: async (isOver: () => boolean) => {
      for (let left = IDLE_MS; left > 0 && !isOver(); ) {
        left = IDLE_MS - (performance.now() - last);
        if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      }
    },
  };
};

/** Tells of each scroll, tap and key until the signal aborts. */
export const onActivity = (tell: () => void, signal: AbortSignal) => {
  for (const kind of touches) window.addEventListener(kind, tell, { capture: true, passive: true, signal });
};

/**
 * Watches scrolling, taps and typing until the signal aborts. `idle` resolves after a second without input: prefetching
 * hundreds of answers waits for it, so that it does not take frames from a scroll.
 */
export const watchActivity = (signal: AbortSignal) => {
  const { touch, idle } = activityClock();
  onActivity(touch, signal);
  return { idle: () => idle(() => signal.aborted) };
};
