import pg from 'pg';

type Ear = { hear: (payload: string) => void; missed?: (() => void) | undefined };

/** The first wait before a lost connection is tried again, in ms; it doubles up to half a minute. */
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 30_000;

/** One connection of its own for LISTEN, made when first wanted and made again when it is lost. */
export const listenOnPostgres = (url: string) => {
  const ears = new Map<string, Set<Ear>>();
  let client: Promise<pg.Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ channel, payload }) => {
      for (const ear of ears.get(channel) ?? []) ear.hear(payload ?? '');
    });
    next.on('error', () => undefined);
    await next.connect();
    next.on('end', () => lost());
    for (const channel of ears.keys()) await next.query(`listen ${channel}`);
    return next;
  };

  const lost = (wait = FIRST_RETRY_MS) => {
    client = undefined;
    if (closed || ears.size === 0) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      client = connect();
      client.then(
        () => {
          for (const set of ears.values()) for (const ear of set) ear.missed?.();
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
    listen: async (channel: string, hear: Ear['hear'], missed?: () => void) => {
      const ear = { hear, missed };
      const set = ears.get(channel) ?? new Set();
      ears.set(channel, set.add(ear));
      await (await connected()).query(`listen ${channel}`);
      return async () => {
        set.delete(ear);
        if (set.size > 0 || ears.get(channel) !== set) return;
        ears.delete(channel);
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
