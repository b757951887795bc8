import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { MAX_FILE_BYTES } from '#modules/files/contract.ts';
import { routesOfAll } from './defineModule.ts';
import { answerError } from './http/answerError.ts';
import { fail } from './http/apiError.ts';
import { decompress } from './http/decompress.ts';
import { HSTS } from './http/hsts.ts';
import { mountRoutes } from './http/implement.ts';
import { limitRate } from './http/limitRate.ts';
import { markAnswers } from './http/markAnswers.ts';
import { openApi } from './http/openApi.ts';
import { errorBody } from './messages/messages.ts';
import { catalog, modules } from './modules/index.ts';
import type { Services } from './services.ts';

/** The whole API on the given database, mail, files and clock. It holds no state that another process needs. */
export const createApp = (services: Services) => {
  const app = new Hono();
  app.use('/api/*', markAnswers(services));
  app.use(
    '/api/*',
    // Headers that only old browsers or pages need are left out: each one costs bytes on a satellite link and server
    // time.
    secureHeaders({
      xFrameOptions: 'DENY',
      strictTransportSecurity: HSTS,
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
        throw fail(413, 'tooLarge', { mb: MAX_FILE_BYTES / 1024 / 1024 });
      },
    }),
  );
  app.on(['POST', 'PUT', 'DELETE'], '/api/*', decompress(services));
  limitRate(app, services);
  app.get('/api/health', async (c) => {
    await services.database.db.selectFrom('settings').select('key').limit(1).execute();
    return c.json({ ok: true, store: services.database.kind });
  });
  app.get('/api/openapi.json', (c) => c.json(openApi(catalog)));
  for (const { mount } of modules) mount?.(app, services);
  mountRoutes({ app, services, catalog }, routesOfAll(modules, services, catalog));
  app.onError((error, c) => answerError(c, error, errorBody));
  app.notFound((c) => answerError(c, fail(404, 'noSuchCall'), errorBody));
  return app;
};
