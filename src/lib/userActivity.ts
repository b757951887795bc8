/** The user counts as idle after this long without input; background work runs then. */
const IDLE_MS = 1000;

const touches = ['scroll', 'wheel', 'pointerdown', 'keydown', 'input'] as const;

/**
 * Watches scrolling, taps and typing until the signal aborts. `idle` resolves after a second without input: prefetching
 * hundreds of answers waits for it, so that it does not take frames from a scroll.
 */
export const watchActivity = (signal: AbortSignal) => {
  let last = Number.NEGATIVE_INFINITY;
  const touch = () => {
    last = performance.now();
  };
  for (const kind of touches) window.addEventListener(kind, touch, { capture: true, passive: true, signal });
  const idle = async () => {
    for (let left = IDLE_MS; left > 0 && !signal.aborted; ) {
      left = IDLE_MS - (performance.now() - last);
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    }
  };
  return { idle };
};
