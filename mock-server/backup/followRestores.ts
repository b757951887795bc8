import { epochOf, secretOf } from '../auth/secret.ts';
import { forgetSessions } from '../auth/viewer.ts';
import type { Services } from '../services.ts';
import { RESTORED } from './restored.ts';

/** Reads again what a process remembers of its database, whenever that was restored from a backup. */
export const followRestores = async (services: Services, report: (error: unknown) => void) => {
  const reread = () => {
    const read = async () => {
      services.secret = await secretOf(services.database);
      services.epoch = await epochOf(services.database);
      forgetSessions();
    };
    read().catch(report);
  };
  await services.database.listen(RESTORED, reread, reread);
};
