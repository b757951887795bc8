import type { QueryClient } from '@tanstack/react-query';

const parts = import.meta.glob('./*-*.ts');

/**
 * Starts live updates once the reads and writes of all modules are there, which the browser evaluates part by part: all at
 * once, they block a slow tablet for a third of a second.
 */
export const beginLive = async (client: QueryClient): Promise<void> => {
  await Promise.all(Object.values(parts).map((load) => load()));
  const { startLive } = await import('../live/startLive.ts');
  startLive(client);
};
