import type { QueryClient } from '@tanstack/react-query';
import { deviceStorage } from '#lib/deviceStorage.ts';

const KEY = 'shipshape.epoch';

/** Follows the epoch that the answers name: when it changes, the server was restored from a backup. */
export const followEpoch = (client: QueryClient) => {
  let known = deviceStorage.getItem(KEY);
  return async (epoch: string) => {
    if (epoch === known) return;
    // Another tab may have noticed it first; this one has revisions of its own to forget.
    const restored = known !== null;
    known = epoch;
    deviceStorage.setItem(KEY, epoch);
    if (restored) await (await import('#lib/forgetRevisions.ts')).forgetRevisions(client);
  };
};
