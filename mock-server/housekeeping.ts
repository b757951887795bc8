import type { Services } from './services.ts';
import { SESSION_MS } from './viewer.ts';

const DAY = 86_400_000;

/** How long things are kept, in ms. Boats stay offline for weeks, so operations are remembered for 90 days. */
const KEEP = { operations: 90 * DAY, resetTokens: 7 * DAY, loginFailures: DAY, notices: 180 * DAY };

/** Deletes what is no longer needed; any process may do it, twice does no harm. */
export const keepHouse = async ({ database: { db }, clock }: Services) => {
  const before = (ms: number) => new Date(clock().getTime() - ms).toISOString();
  await db.deleteFrom('applied_ops').where('at', '<', before(KEEP.operations)).execute();
  await db.deleteFrom('sessions').where('last_seen_at', '<', before(SESSION_MS)).execute();
  await db.deleteFrom('reset_tokens').where('expires_at', '<', before(KEEP.resetTokens)).execute();
  await db.deleteFrom('login_failures').where('at', '<', before(KEEP.loginFailures)).execute();
  await db.deleteFrom('notices').where('created_at', '<', before(KEEP.notices)).execute();
};

/** Keeps house now and once a day. */
export const startHousekeeping = (services: Services) => {
  const run = () => keepHouse(services).catch((error) => console.error('Housekeeping failed', error));
  void run();
  setInterval(run, DAY).unref();
};
