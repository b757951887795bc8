import { newId } from '../newId.ts';

/** Clock, chance and timers of this device, for its outbox. */
export const thisDevice = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  newId,
  random: Math.random,
  later: (task: () => void, ms: number) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/** Does the deed once after all that runs now, however often it is asked for. */
export const oncePerMicrotask = (run: () => void) => {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    queueMicrotask(() => {
      asked = false;
      run();
    });
  };
};
