import { type LiveEvents, liveEvents, WIRE } from '#modules/sync/contract.ts';
import { allows } from '../access.ts';
import { refuse } from '../refusal.ts';
import type { Services } from '../services.ts';
import { forgetSessions, reaches, readViewer, type Viewer } from '../viewer.ts';
import { type Changed, mergeChanges } from './changes.ts';
import { type Ear, openEar } from './ear.ts';
import { createPresence, type Place } from './presence.ts';
import { CHANNEL, type Message, messageSchema } from './tell.ts';
import { isTopic, topics } from './topics.ts';

/** Changes within so many ms are told together. */
const GATHER_MS = 100;

/** Every so many ms forgotten looks are swept; every fourth time connections are kept open; every 60th, rights are read. */
const TICK_MS = 5000;
const BEAT = 4;
const RECHECK = 60;

const mayHear = ({ viewer, boatID }: Ear, resource: string) =>
  isTopic(resource) && reaches(viewer, boatID) && allows(viewer, topics[resource]);

/**
 * The clients that listen to this process. Each process hears on one channel what all of them say, and passes on to each
 * client what is about its boat and what the person may read.
 */
export const createLive = (services: Services) => {
  const ears = new Set<Ear>();
  const presence = createPresence();
  let listening: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let gathered: Changed[] = [];

  const tellChanges = () => {
    const changes = gathered;
    gathered = [];
    const together = mergeChanges(changes);
    for (const ear of ears) {
      const mine = (change: Changed) => change.by === ear.viewer._id;
      // A device knows its own changes by their operation, so those of the same person are not merged.
      for (const change of [...together.filter((each) => !mine(each)), ...changes.filter(mine)])
        if (change.boatID === ear.boatID && mayHear(ear, change.resource)) ear.send('changed', change);
    }
  };

  const gather = (change: Changed) => {
    if (gathered.push(change) === 1) setTimeout(tellChanges, GATHER_MS).unref();
  };

  const hereOf = (ear: Ear, { boatID, resource, id }: Place): LiveEvents['here'] => ({
    resource,
    id,
    people: presence.peopleAt({ boatID, resource, id }).filter(({ userID }) => userID !== ear.viewer._id),
  });

  const tellPlaces = (places: readonly Place[], mover?: string) => {
    for (const place of places)
      for (const ear of ears)
        if (ear.boatID === place.boatID && ear.viewer._id !== mover && mayHear(ear, place.resource))
          ear.send('here', hereOf(ear, place));
  };

  /** Takes over the person's rights as they are now; the stream of an ended session ends. */
  const recheck = async (ear: Ear): Promise<boolean> => {
    const viewer = await readViewer(services, ear.viewer.tokenHash);
    if (viewer) ear.viewer = viewer;
    return viewer !== undefined;
  };

  const tellRights = async (concerned: readonly Ear[]) => {
    forgetSessions();
    for (const ear of concerned) {
      const alive = await recheck(ear);
      ear.send('rights', {});
      if (!alive) ear.end();
    }
  };

  const changedRights = ({ userID, boatID, aboard, fleet }: Extract<Message, { kind: 'rights' }>) => {
    // What happened before is told to those who might hear it then.
    tellChanges();
    for (const boat of new Set(aboard))
      if (boat && userID) gather({ resource: 'people', boatID: boat, rev: 0, ids: [userID], by: '', op: '' });
    return tellRights(
      [...ears].filter(
        ({ viewer, boatID: listens }) =>
          viewer._id === userID || (boatID && (fleet || listens === boatID || viewer.boatID === boatID)),
      ),
    );
  };

  const hear = async (message: Message) => {
    if (message.kind === 'changed') gather(liveEvents.changed.parse(message));
    else if (message.kind === 'look') tellPlaces(presence.look(message, performance.now()), message.userID);
    else if (message.kind === 'rights') await changedRights(message);
    else
      for (const ear of ears)
        if (message.users.includes(ear.viewer._id)) ear.send('notice', { op: message.op });
  };

  const greet = (ear: Ear) => {
    ear.send('hello', { build: services.build, schema: WIRE, time: services.clock().toISOString() });
    for (const place of presence.placesOf(ear.boatID)) {
      const here = hereOf(ear, place);
      if (here.people.length > 0 && mayHear(ear, place.resource)) ear.send('here', here);
    }
  };

  const fail = (error: unknown) => console.error('Live updates failed', error);

  const recheckAll = async () => {
    for (const ear of [...ears]) if (!(await recheck(ear))) ear.end();
  };

  const listen = () => {
    listening ??= services.database
      .listen(
        CHANNEL,
        (payload) => {
          try {
            hear(messageSchema.parse(JSON.parse(payload))).catch(fail);
          } catch (error) {
            fail(error);
          }
        },
        // The connection to the database was lost for a while: nobody knows what was not heard.
        () => {
          forgetSessions();
          recheckAll()
            .then(() => ears.forEach(greet))
            .catch(fail);
        },
      )
      .catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
    return listening;
  };

  let ticks = 0;
  const tick = () => {
    ticks++;
    tellPlaces(presence.sweep(performance.now()));
    if (ticks % BEAT === 0) for (const ear of ears) ear.beat();
    if (ticks % RECHECK === 0) recheckAll().catch(fail);
  };

  const gone = (ear: Ear) => {
    ears.delete(ear);
    if (ears.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  services.stopping.addEventListener('abort', () => {
    for (const ear of [...ears]) ear.end();
  });

  return {
    /** How many clients listen. */
    size: () => ears.size,
    /** The events for a person about a boat, from now on. Refuses when the session has ended. */
    open: async (viewer: Viewer, boatID: string) => {
      await listen();
      // What was gathered until now is no news to this one.
      tellChanges();
      const ear = openEar(viewer, boatID, gone);
      ears.add(ear);
      timer ??= setInterval(tick, TICK_MS).unref();
      // Rights may have changed between the start of the call and now, from when on changes are heard.
      if (!(await recheck(ear))) {
        ear.end();
        throw refuse(401, 'sessionEnded');
      }
      greet(ear);
      if (services.stopping.aborted) ear.end();
      return ear.stream;
    },
  };
};
