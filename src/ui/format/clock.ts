import { useSyncExternalStore } from 'react';
import { now } from '#lib/clock.ts';

const MINUTE_MS = 60_000;
const CHECK_EVERY_MS = MINUTE_MS / 4;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer serves every component that shows the time. */
export const watchClock = (listener: () => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of [...listeners]) each();
  }, CHECK_EVERY_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The current minute, ISO 8601 in UTC. */
export const thisMinute = (): string => new Date(Math.floor(now() / MINUTE_MS) * MINUTE_MS).toISOString();

/** The current minute, ISO 8601 in UTC. It re-renders every minute: for days, `useFormat().today` is enough. */
export const useNow = (): string => useSyncExternalStore(watchClock, thisMinute);
