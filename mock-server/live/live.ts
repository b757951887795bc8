import { WIRE_VERSION } from '#lib/marks.ts';
import { type LiveEvents, liveEvents } from '#modules/sync/contract.ts';
import { allows, canCall } from '../auth/access.ts';
import { canAccessBoat, forgetSessions, readViewer, type Viewer } from '../auth/viewer.ts';
import { RESTORED } from '../backup/restored.ts';
import { ApiError, fail } from '../http/apiError.ts';
import { logError } from '../log.ts';
import { people } from '../modules/profile/topics.ts';
import type { Services } from '../services.ts';
import { type Changed, mergeChanges } from './changes.ts';
import { type LiveClient, openClient } from './liveClient.ts';
import { createPresence, type Place } from './presence.ts';
import { CHANNEL, type Message, messageSchema } from './publish.ts';
import type { Topic } from './topics.ts';

/** Changes within this time are published together. */
const DEBOUNCE_MS = 100;

/**
 * At every tick expired presence is removed; at every fourth, connections get a heartbeat; at every 60th, rights are
 * re-read.
 */
const TICK_MS = 5000;
const HEARTBEAT_TICKS = 4;
const RECHECK_TICKS = 60;

/** Streams that a session, and a person on all devices, may hold open at a process. */
const MAX_OF_SESSION = 6;
const MAX_OF_PERSON = 20;

/**
 * The clients connected to this process. Each process listens on one channel to the messages of all, and forwards to
 * each client those about its boat that its user may read.
 */
export const createLive = (services: Services, topics: ReadonlyMap<string, Topic>) => {
  const clients = new Set<LiveClient>();
  const presence = createPresence();
  let listening: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pending: Changed[] = [];

  const mayReceive = ({ viewer, boatID }: LiveClient, resource: string, may = canCall) => {
    const topic = topics.get(resource);
    return topic !== undefined && canAccessBoat(viewer, boatID) && may(viewer, topic.access.read);
  };

  /** Who looks at what is only for those who see all. */
  const maySee = (client: LiveClient, resource: string) => mayReceive(client, resource, allows);

  const publishChanges = () => {
    const changes = pending;
    pending = [];
    const together = mergeChanges(changes);
    for (const client of clients) {
      const mine = (change: Changed) => change.by === client.viewer._id;
      // A device recognises its own changes by their operation, so changes of the same user are not merged.
      for (const change of [...together.filter((each) => !mine(each)), ...changes.filter(mine)])
        if (change.boatID === client.boatID && mayReceive(client, change.resource))
          // Those who see only their own hear that something changed, not what.
          client.send('changed', maySee(client, change.resource) ? change : { ...change, ids: [] });
    }
  };

  const collect = (change: Changed) => {
    if (pending.push(change) === 1) setTimeout(publishChanges, DEBOUNCE_MS).unref();
  };

  const presenceFor = (client: LiveClient, { boatID, resource, id }: Place): LiveEvents['here'] => ({
    resource,
    id,
    people: presence.peopleAt({ boatID, resource, id }).filter(({ userID }) => userID !== client.viewer._id),
  });

  const publishPresence = (places: readonly Place[], mover?: string) => {
    for (const place of places)
      for (const client of clients)
        if (client.boatID === place.boatID && client.viewer._id !== mover && maySee(client, place.resource))
          client.send('here', presenceFor(client, place));
  };

  /** Re-reads the user's rights; false if the session has ended. */
  const recheck = async (client: LiveClient): Promise<boolean> => {
    const viewer = await readViewer(services, client.viewer.tokenHash);
    if (viewer) client.viewer = viewer;
    return viewer !== undefined;
  };

  const publishRights = async (concerned: readonly LiveClient[]) => {
    forgetSessions();
    for (const client of concerned) {
      const alive = await recheck(client);
      client.send('rights', {});
      if (!alive) client.end();
    }
  };

  const onRightsChanged = ({ userID, boatID, aboard, fleet }: Extract<Message, { kind: 'rights' }>) => {
    // Pending changes are published first, under the rights that were valid when they happened.
    publishChanges();
    for (const boat of new Set(aboard))
      if (boat && userID)
        collect({ resource: people.name, boatID: boat, rev: 0, ids: [userID], by: '', op: '' });
    return publishRights(
      [...clients].filter(
        ({ viewer, boatID: listens }) =>
          viewer._id === userID || (boatID && (fleet || listens === boatID || viewer.boatID === boatID)),
      ),
    );
  };

  const receive = async (message: Message) => {
    if (message.kind === 'changed') {
      // In production another process may run a newer version; otherwise a module has left the resource out of its
      // topics.
      if (services.strict && !topics.has(message.resource))
        throw new Error(`No module names the topic ${message.resource}`);
      collect(liveEvents.changed.parse(message));
    } else if (message.kind === 'look')
      publishPresence(presence.look(message, performance.now()), message.userID);
    else if (message.kind === 'rights') await onRightsChanged(message);
    else
      for (const client of clients)
        if (message.users.includes(client.viewer._id)) client.send('notice', { op: message.op });
  };

  const sendHello = (client: LiveClient) => {
    client.send('hello', {
      build: services.build,
      schema: WIRE_VERSION,
      time: services.clock().toISOString(),
    });
    for (const place of presence.placesOf(client.boatID)) {
      const here = presenceFor(client, place);
      if (here.people.length > 0 && maySee(client, place.resource)) client.send('here', here);
    }
  };

  const report = (error: unknown) => logError(services.log, 'live updates', error);

  const recheckAll = async () => {
    for (const client of [...clients]) if (!(await recheck(client))) client.end();
  };

  const endAll = () => {
    for (const client of [...clients]) client.end();
  };

  const listen = () => {
    const { database } = services;
    listening ??= Promise.all([
      // Clients connect again, and learn from the answer that the database is another one now.
      database.listen(RESTORED, endAll),
      database.listen(
        CHANNEL,
        (payload) => {
          try {
            receive(messageSchema.parse(JSON.parse(payload))).catch(report);
          } catch (error) {
            report(error);
          }
        },
        // The connection to the database was lost for a while: messages may have been missed.
        () => {
          forgetSessions();
          recheckAll()
            .then(() => clients.forEach(sendHello))
            .catch(report);
        },
      ),
    ]).catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
    return listening;
  };

  let ticks = 0;
  const tick = () => {
    ticks++;
    publishPresence(presence.sweep(performance.now()));
    if (ticks % HEARTBEAT_TICKS === 0) for (const client of clients) client.heartbeat();
    if (ticks % RECHECK_TICKS === 0) recheckAll().catch(report);
  };

  const gone = (client: LiveClient) => {
    clients.delete(client);
    if (clients.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  services.stopping.addEventListener('abort', endAll);

  return {
    /** The number of connected clients. */
    size: () => clients.size,
    /** Opens the event stream of a user for a boat. Fails if the session has ended. */
    open: async (viewer: Viewer, boatID: string) => {
      await listen();
      // Changes collected before this moment are not news to the new client.
      publishChanges();
      const own = [...clients].filter((each) => each.viewer._id === viewer._id);
      const ofSession = own.filter((each) => each.viewer.tokenHash === viewer.tokenHash);
      if (own.length >= MAX_OF_PERSON || ofSession.length >= MAX_OF_SESSION)
        throw new ApiError(429, [{ key: 'tooManyTries', params: { seconds: 30 } }], { retryAfter: 30 });
      const client = openClient(viewer, boatID, gone);
      clients.add(client);
      timer ??= setInterval(tick, TICK_MS).unref();
      // Rights may have changed between the start of the call and the moment the client began to receive changes.
      if (!(await recheck(client))) {
        client.end();
        throw fail(401, 'sessionEnded');
      }
      sendHello(client);
      if (services.stopping.aborted) client.end();
      return client.stream;
    },
  };
};
