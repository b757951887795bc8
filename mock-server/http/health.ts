import { sql } from 'kysely';
import { isConnectionLost, isDiskFull } from '../db/lostConnection.ts';
import type { Services } from '../services.ts';

/** Anybody may ask, so the answer is kept for this long. */
const KEPT_MS = 3000;

/** A database that does not answer within this time is away. */
const PATIENCE_MS = 3000;

type State = 'ok' | 'away' | 'full' | 'failing';
export type Health = { ok: boolean; store: string; database: State; files: State };

const stateOf = async (work: () => Promise<unknown>): Promise<State> => {
  const tooLong = Promise.withResolvers<State>();
  const timer = setTimeout(() => tooLong.resolve('away'), PATIENCE_MS);
  const done = work().then(
    (): State => 'ok',
    (error: unknown): State => (isConnectionLost(error) ? 'away' : isDiskFull(error) ? 'full' : 'failing'),
  );
  const state = await Promise.race([done, tooLong.promise]);
  clearTimeout(timer);
  return state;
};

/** Tells whether the server can do its work: both stores are written to, because a full disk can still be read. */
export const createHealth = ({ database, files, clock }: Pick<Services, 'database' | 'files' | 'clock'>) => {
  let known: { at: number; health: Promise<Health> } | undefined;
  const look = async (): Promise<Health> => {
    const at = JSON.stringify(clock().toISOString());
    const [ofDatabase, ofFiles] = await Promise.all([
      stateOf(() =>
        sql`insert into settings (key, value) values ('healthy', ${at}::jsonb)
          on conflict (key) do update set value = excluded.value`.execute(database.db),
      ),
      stateOf(files.probe),
    ]);
    return {
      ok: ofDatabase === 'ok' && ofFiles === 'ok',
      store: database.kind,
      database: ofDatabase,
      files: ofFiles,
    };
  };
  return (): Promise<Health> => {
    if (!known || performance.now() - known.at > KEPT_MS) known = { at: performance.now(), health: look() };
    return known.health;
  };
};
