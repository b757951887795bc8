import { Hono } from 'hono';
import { z } from 'zod/mini';

export type TestHooks = {
  /** Empties the database and loads the demo data again. */
  reset: () => Promise<void>;
  /** Stops the server's clock at a time; without one, lets it run again. */
  setClock: (now: Date | undefined) => void;
  /** The mails sent since the last reset. */
  mails: () => { to: string; subject: string; text: string }[];
};

/** Reset, clock and mail for scripted runs. Mounted only if the server was started for tests. */
export const testHooks = (hooks: TestHooks) =>
  new Hono()
    .post('/reset', async (c) => {
      await hooks.reset();
      return c.json({ done: true });
    })
    .post('/clock', async (c) => {
      const { now } = z.object({ now: z.nullable(z.iso.datetime()) }).parse(await c.req.json());
      hooks.setClock(now === null ? undefined : new Date(now));
      return c.json({ now });
    })
    .get('/mails', (c) => c.json(hooks.mails()));
