import type { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { isLive } from '#lib/live.ts';
import { startLive } from '#modules/sync/live/startLive.ts';

/** Starts live updates until the end of the test; resolves once the stream is open and what it asks for is answered. */
export const followLive = async (client: QueryClient) => {
  onTestFinished(startLive(client));
  await waitFor(() => expect(isLive()).toBe(true));
  await waitFor(() => expect(client.isFetching()).toBe(0));
};
