import type { Hono } from 'hono';
import { profileDeeds, profileReads } from '#modules/profile/contract/calls.ts';
import { profiles } from '#modules/profile/contract.ts';
import { implement } from '../../implement.ts';
import type { Services } from '../../services.ts';
import { cash, pettyCash } from './cash.ts';
import { docs, notifications, onboardStatus, pin, recentPhoto, signature } from './deeds.ts';
import * as reads from './reads.ts';
import { create, remove, update } from './save.ts';

/** Profiles: what they are, who is aboard, and their cash. */
export const mountProfile = (app: Hono, services: Services) => {
  const { all, byUser, changes, details, list, ofAccounting, ofFleet, ofLogin, ofManagement, onboard } =
    reads;
  implement(
    app,
    services,
    profileDeeds,
    { recentPhoto, pettyCash, signature, onboardStatus, notifications, pin },
    { ownTransaction: ['recentPhoto', 'signature', 'pin'] },
  );
  implement(app, services, profileReads, {
    ofLogin,
    ofManagement,
    ofAccounting,
    byUser,
    onboard,
    ofFleet,
    all,
    docs,
    cash,
  });
  implement(
    app,
    services,
    profiles.calls,
    { list, changes, details, create, update, remove },
    { ownTransaction: ['create'] },
  );
};
