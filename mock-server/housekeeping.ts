import { DEVICE_MS } from './auth/devices.ts';
import { MAX_SESSION_MS, SESSION_MS } from './auth/viewer.ts';
import { backUpNightly, type NightlyRule } from './backup/nightly.ts';
import { logError } from './log.ts';
import { modules } from './modules/index.ts';
import { copyBooks } from './modules/logbooks/copies.ts';
import type { Services } from './services.ts';
import { isSweepDue, sweepContents } from './store/contents.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const BACKUP_CHECK_MS = 10 * 60_000;

/** Retention times. Boats stay offline for weeks, so operations are kept for 90 days. */
const KEEP_MS = {
  operations: 90 * DAY_MS,
  resetTokens: 7 * DAY_MS,
  loginFailures: DAY_MS,
  notices: 180 * DAY_MS,
};

/** Deletes data that is no longer needed; any process may run it, and it is idempotent. */
export const cleanUp = async (services: Services) => {
  const { db } = services.database;
  const before = (ms: number) => new Date(services.clock().getTime() - ms).toISOString();
  await db.deleteFrom('applied_ops').where('at', '<', before(KEEP_MS.operations)).execute();
  await db.deleteFrom('sessions').where('last_seen_at', '<', before(SESSION_MS)).execute();
  await db.deleteFrom('sessions').where('created_at', '<', before(MAX_SESSION_MS)).execute();
  await db.deleteFrom('devices').where('last_seen_at', '<', before(DEVICE_MS)).execute();
  await db.deleteFrom('reset_tokens').where('expires_at', '<', before(KEEP_MS.resetTokens)).execute();
  await db.deleteFrom('login_failures').where('at', '<', before(KEEP_MS.loginFailures)).execute();
  await db.deleteFrom('person_limits').where('since', '<', before(HOUR_MS)).execute();
  await db.deleteFrom('notices').where('created_at', '<', before(KEEP_MS.notices)).execute();
  for (const module of modules) await module.cleanUp?.(services, before);
};

const sweep = async ({ database: { db }, clock, files }: Services) => {
  const now = clock();
  if (await isSweepDue({ db, now })) await sweepContents({ db, files, now });
};

/**
 * Cleans up now and once a day, does every hour what the modules do by themselves, sweeps contents, and makes the nightly
 * backups of `nightly`; copies of the books go into the folder `copies`.
 */
export const startHousekeeping = (services: Services, nightly: NightlyRule | undefined, copies: string) => {
  const often = (work: (services: Services) => Promise<void>, every: number) => {
    const run = () => work(services).catch((error) => logError(services.log, 'housekeeping', error));
    setInterval(run, every).unref();
    return run();
  };
  void often(cleanUp, DAY_MS).then(() => {
    for (const module of modules) for (const work of module.hourly ?? []) void often(work, HOUR_MS);
    void often(sweep, HOUR_MS);
    void often(() => copyBooks(services, copies), BACKUP_CHECK_MS);
    if (nightly) void often(() => backUpNightly(services, nightly), BACKUP_CHECK_MS);
  });
};
