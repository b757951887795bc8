/** Who has touched nothing for so long (ms) is not held up by work behind the screen. */
const IDLE_MS = 1000;

const touches = ['scroll', 'wheel', 'pointerdown', 'keydown'] as const;

/**
 * Watches whether somebody scrolls, taps or types, until the signal. `still` resolves as soon as nobody has for a second:
 * what is fetched ahead, hundreds of answers to be read and kept, waits for that instead of taking the frames of a scroll.
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
  return { still: idle };
};
