import { newId } from '../newId.ts';

/** Clock, chance and timers of this device, for its outbox. */
export const thisDevice = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  newId,
  random: Math.random,
  later: (deed: () => void, ms: number) => {
    const timer = setTimeout(deed, ms);
    return () => clearTimeout(timer);
  },
};

/** Does the deed once after all that runs now, however often it is asked for. */
export const oncePerStep = (deed: () => void) => {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    queueMicrotask(() => {
      asked = false;
      deed();
    });
  };
};
