import pg from 'pg';

type Listener = { onMessage: (payload: string) => void; missed?: (() => void) | undefined };

/** The delay before a lost connection is opened again; it doubles up to the maximum. */
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 30_000;

/** A separate connection for LISTEN, opened when first needed and again after it is lost. */
export const listenOnPostgres = (url: string) => {
  const listeners = new Map<string, Set<Listener>>();
  let client: Promise<pg.Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener.onMessage(payload ?? '');
    });
    next.on('error', () => undefined);
    await next.connect();
    next.on('end', () => lost());
    for (const channel of listeners.keys()) await next.query(`listen ${channel}`);
    return next;
  };

  const lost = (wait = FIRST_RETRY_MS) => {
    client = undefined;
    if (closed || listeners.size === 0) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      client = connect();
      client.then(
        () => {
          for (const set of listeners.values()) for (const listener of set) listener.missed?.();
        },
        () => lost(Math.min(wait * 2, MAX_RETRY_MS)),
      );
    }, wait).unref();
  };

  const connected = () => {
    client ??= connect().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  };

  return {
    listen: async (channel: string, onMessage: Listener['onMessage'], missed?: () => void) => {
      const listener = { onMessage, missed };
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
      await (await connected()).query(`listen ${channel}`);
      return async () => {
        set.delete(listener);
        if (set.size > 0 || listeners.get(channel) !== set) return;
        listeners.delete(channel);
        await (await client)?.query(`unlisten ${channel}`);
      };
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await (await client?.catch(() => undefined))?.end();
    },
  };
};
