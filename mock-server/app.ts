import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import type { Contract } from '#lib/endpoint.ts';
import { MAX_FILE_BYTES } from '#modules/files/contract.ts';
import { answerError } from './implement.ts';
import { limitRate } from './limitRate.ts';
import { sayRefusal } from './messages.ts';
import { mountAccounts } from './modules/accounts/mountAccounts.ts';
import { mountAuth } from './modules/auth.ts';
import { mountCertificates } from './modules/certificates/mountCertificates.ts';
import { mountCrewMails } from './modules/crewemail.ts';
import { mountCrewlist } from './modules/crewlist.ts';
import { mountEquipment } from './modules/equipment.ts';
import { mountFiles } from './modules/files.ts';
import { mountFleet } from './modules/fleet.ts';
import { mountGuests } from './modules/guests.ts';
import { mountHistory } from './modules/history.ts';
import { mountImports } from './modules/imports.ts';
import { mountManagement } from './modules/management/mountManagement.ts';
import { mountNotices } from './modules/notices.ts';
import { mountProfile } from './modules/profile/mountProfile.ts';
import { mountSavedviews } from './modules/savedviews.ts';
import { mountSessions } from './modules/sessions.ts';
import { mountShipyard } from './modules/shipyard.ts';
import { mountCost } from './modules/sync/mountCost.ts';
import { mountSync } from './modules/sync/mountSync.ts';
import { mountTeams } from './modules/teams.ts';
import { mountThemes } from './modules/themes.ts';
import { mountVessel } from './modules/vessel.ts';
import { mountWorklist } from './modules/worklist/mountWorklist.ts';
import { openApi } from './openApi.ts';
import { refuse } from './refusal.ts';
import type { Services } from './services.ts';
import { unpack } from './unpack.ts';

const mounts = [
  mountAuth,
  mountThemes,
  mountNotices,
  mountVessel,
  mountFleet,
  mountManagement,
  mountAccounts,
  mountProfile,
  mountCertificates,
  mountGuests,
  mountTeams,
  mountSessions,
  mountCrewMails,
  mountCrewlist,
  // Before the worklist: a contract user's jobs share its paths.
  mountShipyard,
  mountEquipment,
  mountWorklist,
  mountHistory,
  mountFiles,
  mountImports,
  mountSavedviews,
  mountSync,
  mountCost,
];

/** The whole API on given storage, mail, files and time. It keeps nothing that another process needs. */
export const createApp = (services: Services, contracts: Record<string, Contract>) => {
  const app = new Hono();
  app.use(
    '/api/*',
    // What only old browsers ask for, or what is about pages, is left out: every header costs on a satellite, and on the server.
    secureHeaders({
      xFrameOptions: 'DENY',
      referrerPolicy: false,
      crossOriginOpenerPolicy: false,
      xDownloadOptions: false,
      xDnsPrefetchControl: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      originAgentCluster: false,
    }),
  );
  app.use('/api/*', compress({ threshold: 1024 }));
  app.on(
    ['POST', 'PUT', 'DELETE'],
    '/api/*',
    bodyLimit({
      maxSize: MAX_FILE_BYTES + 1_000_000,
      onError: () => {
        throw refuse(413, 'tooLarge', { mb: MAX_FILE_BYTES / 1024 / 1024 });
      },
    }),
  );
  app.on(['POST', 'PUT', 'DELETE'], '/api/*', unpack);
  limitRate(app, services);
  app.get('/api/health', async (c) => {
    await services.database.db.selectFrom('settings').select('key').limit(1).execute();
    return c.json({ ok: true, store: services.database.kind });
  });
  app.get('/api/openapi.json', (c) => c.json(openApi(contracts)));
  for (const mount of mounts) mount(app, services);
  app.onError((error, c) => answerError(c, error, sayRefusal));
  app.notFound((c) => answerError(c, refuse(404, 'noSuchCall'), sayRefusal));
  return app;
};
