import {
  aboardSchema,
  cash as cashSchema,
  personInShort,
  profileCommands,
  profileReads,
} from '#modules/profile/contract/calls.ts';
import { profiles } from '#modules/profile/contract.ts';
import { defineModule, serve } from '../../defineModule.ts';
import { cash, pettyCash } from './cash.ts';
import { docs, notifications, onboardStatus, pin, recentPhoto, signature } from './commands.ts';
import * as reads from './reads.ts';
import { payNames } from './rights.ts';
import { create, remove, restore, update } from './save.ts';
import * as topics from './topics.ts';

const { all, byUser, changes, details, list, ofAccounting, ofFleet, ofLogin, ofManagement, onboard } = reads;

/** Profiles, who is aboard, and cash. */
export const profileModule = defineModule({
  schemas: { PersonInShort: personInShort, PersonAboard: aboardSchema, Cash: cashSchema },
  serves: {
    profiles: serve(
      profiles.calls,
      { list, changes, details, create, update, remove },
      {
        ownTransaction: ['create'],
        // Only a PIN is hashed.
        limits: { create: (body) => (Object(body).masterPinCode ? 'hash' : undefined) },
        resource: profiles,
        restore,
        hidden: payNames,
      },
    ),
    profileReads: serve(profileReads, {
      ofLogin,
      ofManagement,
      ofAccounting,
      byUser,
      onboard,
      ofFleet,
      all,
      docs,
      cash,
    }),
    profileCommands: serve(
      profileCommands,
      { recentPhoto, pettyCash, signature, onboardStatus, notifications, pin },
      { ownTransaction: ['recentPhoto', 'signature', 'pin'], limits: { pin: 'hash' } },
    ),
  },
  topics: [topics.people, topics.pettyCash],
});
