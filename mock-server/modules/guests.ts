import { type Guest, guests } from '#modules/guests/contract.ts';
import { keepsPapers } from '#modules/guests/rules/galley.ts';
import { defineModule, serveResource } from '../defineModule.ts';
import { fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';
import { publishChange } from '../live/publish.ts';
import { people } from './profile/topics.ts';

const check = async (_call: Pick<Call, 'db'>, next: Guest) => {
  const { embarkmentDate: from, disembarkmentDate: to } = next;
  if (from && to && to < from) throw fail(400, 'disembarksEarlier', {}, 'disembarkmentDate');
};

/** The guests of a boat. */
export const guestsModule = defineModule({
  serves: {
    guests: serveResource(guests, {
      check,
      // A photo may be of a passport (decision 0032).
      filesFor: keepsPapers,
      // Who cooks for the guests does not take them off the list.
      checkRemove: async ({ viewer }) => {
        if (!keepsPapers(viewer)) throw fail(403, 'notAllowed');
      },
      // Their names are in the onboard list, which more users read.
      after: (call, guest) => publishChange({ ...call, opId: '' }, people, guest.boatID, [guest._id]),
    }),
  },
});
