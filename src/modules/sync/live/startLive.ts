import type { QueryClient } from '@tanstack/react-query';
import { allPresence, isLive, type Person, type Place, setLive, setPresence } from '#lib/live.ts';
import { isOwnOp, markPeerOps, onOwnOps } from '#lib/ownWrites.ts';
import { request } from '#lib/request.ts';
import { cachedUser } from '#modules/auth/queries.ts';
import { useAuth } from '#stores/auth.ts';
import { sync } from '../contract.ts';
import { followConnection } from './healReads.ts';
import { keepOpen } from './keepOpen.ts';
import { oneTab } from './oneTab.ts';
import type { LiveEvent } from './readEvents.ts';
import { createRefresh } from './refresh.ts';
import { sendPresence } from './sendPresence.ts';

/** Messages from the leading tab to the others; `joins` comes from a tab that asks for the current state. */
type Word =
  | { kind: 'event'; event: LiveEvent }
  | { kind: 'alive' | 'broken' | 'joins' }
  | { kind: 'stands'; here: (Place & { people: readonly Person[] })[] }
  | { kind: 'own'; opIds: readonly string[] };

/** The leading tab's heartbeat to the others, with or without a connection. */
const HEARTBEAT_MS = 15_000;

/** A new build may be on the server: the service worker checks, and offers it. */
const checkForUpdate = async () => {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
};

type Session = { client: QueryClient; boatID: string; userID: string };

/** Live updates of one user on one boat, until the signal aborts. */
const follow = ({ client, boatID, userID }: Session, signal: AbortSignal) => {
  const refresh = createRefresh(client);
  let begun = false;
  let build = '';

  const begin = () => {
    if (begun) refresh.gap(boatID);
    else refresh.begins(boatID);
    begun = true;
    setLive(true);
  };
  const hello = (now: string) => {
    if (build !== '' && build !== now) void checkForUpdate().catch(() => undefined);
    build = now;
    begin();
  };
  const take = ({ name, data }: LiveEvent) => {
    if (name === 'hello') hello(data.build);
    else if (name === 'changed') {
      if (!isOwnOp(data.op)) refresh.changed(data);
    } else if (name === 'here') setPresence(data, data.people);
    else if (name === 'notice') {
      if (!isOwnOp(data.op)) refresh.invalidate([['notices']]);
    } else refresh.invalidate([['auth', 'me'], ['vessel']]);
  };
  const broke = () => setLive(false);

  const tabs = oneTab<Word>(
    // Messages of another user or boat must not be received.
    `shipshape.live.${userID}.${boatID}`,
    {
      lead: async (ends) => {
        const timer = setInterval(() => tabs.post({ kind: 'alive' }), HEARTBEAT_MS);
        await keepOpen(
          {
            open: (broken) => request(sync.events, { search: { boatID }, signal: broken }),
            event: (event) => {
              tabs.post({ kind: 'event', event });
              take(event);
            },
            broke: () => {
              tabs.post({ kind: 'broken' });
              broke();
            },
          },
          ends,
        );
        clearInterval(timer);
      },
      onMessage: (word) => {
        if (word.kind === 'event') take(word.event);
        else if (word.kind === 'own') markPeerOps(word.opIds);
        else if (word.kind === 'broken') broke();
        else if (word.kind === 'joins') {
          if (tabs.leads() && isLive()) tabs.post({ kind: 'stands', here: allPresence() });
        } else if (word.kind === 'stands' && !isLive()) {
          begin();
          for (const { people, ...place } of word.here) setPresence(place, people);
        }
      },
    },
    signal,
  );
  tabs.post({ kind: 'joins' });
  const unnote = onOwnOps((opIds) => tabs.post({ kind: 'own', opIds }));
  sendPresence(boatID, signal);
  signal.addEventListener('abort', () => {
    unnote();
    refresh.end();
    broke();
  });
};

/**
 * Follows others' changes while somebody is signed in: opens the stream once the user is known, again when session or
 * boat change, and ends it at sign-out. Reads that failed are fetched again. Returns the function that stops it.
 */
export const startLive = (client: QueryClient) => {
  let current: { of: string; ends: AbortController } | undefined;
  const look = () => {
    const { token, userID } = useAuth.getState();
    const user = token && userID ? cachedUser(client) : undefined;
    const of = user ? `${token} ${user.boatID}` : undefined;
    if (of === current?.of) return;
    current?.ends.abort();
    current = undefined;
    if (!user || of === undefined) return;
    const ends = new AbortController();
    current = { of, ends };
    follow({ client, boatID: user.boatID, userID: user._id }, ends.signal);
  };
  const endings = [
    followConnection(client),

    useAuth.subscribe(look),
    client.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] === 'auth') look();
    }),
  ];
  look();
  return () => {
    for (const end of endings) end();
    current?.ends.abort();
    current = undefined;
  };
};
