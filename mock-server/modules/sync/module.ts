import { workingSet } from '#modules/sync/contract/cost.ts';
import { sync } from '#modules/sync/contract.ts';
import { allows, canCall } from '../../auth/access.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { defineModule, serve } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import { type Call, StreamAnswer } from '../../http/implement.ts';
import { createLive } from '../../live/live.ts';
import { publish } from '../../live/publish.ts';
import { batch } from './batch.ts';
import { cost } from './cost.ts';

const presence = async ({ db, viewer, body, catalog }: Call<typeof sync.presence>) => {
  const { boatID, resource, id } = body;
  const topic = catalog.topics.get(resource);
  if (!topic) throw fail(404, 'notFound', {}, 'resource');
  if (!canCall(viewer, topic.access.read)) throw fail(403, 'notAllowed');
  // Those who see only their own are not shown, and see nobody.
  if (!allows(viewer, topic.access.read)) return { here: false };
  const { _id: userID, name, tokenHash: session } = viewer;
  await publish(db, { kind: 'look', session, userID, name: name.slice(0, 100), boatID, resource, id });
  return { here: id !== '' };
};

/** Batches of writes, live changes, presence, and the data volume of making a boat available offline. */
export const syncModule = defineModule({
  serves: {
    sync: serve(
      sync,
      (services, { topics }) => {
        const live = createLive(services, topics);
        return {
          batch,
          events: async ({ viewer, search }) => {
            if (search.boatID !== '' && !canAccessBoat(viewer, search.boatID)) throw fail(403, 'notYourBoat');
            return new StreamAnswer(await live.open(viewer, search.boatID));
          },
          presence,
        };
      },
      { ownTransaction: ['batch'], limits: { batch: 'batch' } },
    ),
    workingSet: serve(workingSet, { cost }),
  },
});
