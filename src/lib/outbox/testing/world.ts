import { randomFrom } from '#testing/random.ts';

type Timer = { at: number; order: number; task: () => void };

/** Simulated time that runs as fast as the machine: timers fire in order, and promises settle between two of them. */
export const createWorld = (seed: number) => {
  const random = randomFrom(seed);
  const timers: Timer[] = [];
  let now = 1_000_000;
  let order = 0;
  const later = (task: () => void, ms: number) => {
    const timer = { at: now + Math.max(0, ms), order: ++order, task: task };
    timers.push(timer);
    return () => {
      const index = timers.indexOf(timer);
      if (index >= 0) timers.splice(index, 1);
    };
  };
  const settle = async () => {
    // Nested promises: as many rounds as the longest chain of awaits in the core, plus a margin.
    for (let round = 0; round < 100; round++) await Promise.resolve();
  };
  return {
    random,
    later,
    now: () => now,
    chance: (part: number) => random() < part,
    pick: <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)],
    sleep: (ms: number) => new Promise<void>((resolve) => later(resolve, ms)),
    /** Advances time to `until`, or until no timer is left. */
    run: async (until = Number.POSITIVE_INFINITY) => {
      await settle();
      while (timers.length > 0) {
        timers.sort((a, b) => a.at - b.at || a.order - b.order);
        const next = timers[0];
        if (!next || next.at > until) break;
        timers.shift();
        now = Math.max(now, next.at);
        next.task();
        await settle();
      }
      if (Number.isFinite(until)) now = Math.max(now, until);
    },
  };
};
export type World = ReturnType<typeof createWorld>;
