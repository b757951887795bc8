import type { QueryClient } from '@tanstack/react-query';
import { inTurn } from '#lib/breath.ts';

const parts = import.meta.glob('./*-*.ts');

/**
 * Loads the reads and writes of all modules, which the browser asks for and evaluates part by part: all at once, they block
 * a slow tablet for a third of a second, twice. Whatever needs them all waits for this before it imports `allQueries`.
 */
export const readsAndWrites = () => inTurn(Object.values(parts), (load) => load());

/** Starts live updates. */
export const beginLive = async (client: QueryClient): Promise<void> => {
  await readsAndWrites();
  const { startLive } = await import('../live/startLive.ts');
  startLive(client);
};

/** Starts what keeps the boat on this device, once a day. */
export const beginDailyStep = async (client: QueryClient): Promise<void> => {
  await readsAndWrites();
  const { startDailyStep } = await import('../dailyStep.ts');
  startDailyStep(client);
};
