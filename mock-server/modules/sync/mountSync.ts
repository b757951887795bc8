import type { Hono } from 'hono';
import { sync } from '#modules/sync/contract.ts';
import { allows } from '../../access.ts';
import { type Call, implement, StreamAnswer } from '../../implement.ts';
import { createLive } from '../../live/live.ts';
import { tell } from '../../live/tell.ts';
import { isTopic, topics } from '../../live/topics.ts';
import { refuse } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { reaches } from '../../viewer.ts';
import { batch } from './batch.ts';

const presence = async ({ db, viewer, body }: Call<typeof sync.presence>) => {
  const { boatID, resource, id } = body;
  if (!isTopic(resource)) throw refuse(404, 'notFound', {}, 'resource');
  if (!allows(viewer, topics[resource])) throw refuse(403, 'notAllowed');
  const { _id: userID, name, tokenHash: session } = viewer;
  await tell(db, { kind: 'look', session, userID, name: name.slice(0, 100), boatID, resource, id });
  return { here: id !== '' };
};

/** Writes in batches, changes as they happen, and who looks at what. */
export const mountSync = (app: Hono, services: Services) => {
  const live = createLive(services);
  implement(
    app,
    services,
    sync,
    {
      batch,
      events: async ({ viewer, search }) => {
        if (search.boatID !== '' && !reaches(viewer, search.boatID)) throw refuse(403, 'notYourBoat');
        return new StreamAnswer(await live.open(viewer, search.boatID));
      },
      presence,
    },
    { ownTransaction: ['batch'] },
  );
};
