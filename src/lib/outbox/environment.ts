import { newId } from '../newId.ts';

/** Clock, random numbers and timers of this device, for its outbox. */
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

/** Runs `run` once in the next microtask, however often it is requested. */
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
