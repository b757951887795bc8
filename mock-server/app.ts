import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { MAX_FILE_BYTES } from '#modules/files/contract.ts';
import { routesOfAll } from './defineModule.ts';
import { answerError } from './http/answerError.ts';
import { fail } from './http/apiError.ts';
import { decompress } from './http/decompress.ts';
import { createHealth } from './http/health.ts';
import { mountRoutes } from './http/implement.ts';
import { limitRate } from './http/limitRate.ts';
import { logRefusal } from './http/logRefusal.ts';
import { markAnswers } from './http/markAnswers.ts';
import { openApi } from './http/openApi.ts';
import { safeHeaders } from './http/safeHeaders.ts';
import { errorBody } from './messages/messages.ts';
import { catalog, modules } from './modules/index.ts';
import type { Services } from './services.ts';

/** The whole API on the given database, mail, files and clock. It holds no state that another process needs. */
export const createApp = (services: Services) => {
  const app = new Hono();
  app.use('/api/*', markAnswers(services));
  app.use('/api/*', safeHeaders);
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
  const health = createHealth(services);
  app.get('/api/health', async (c) => {
    const state = await health();
    return c.json(state, state.ok ? 200 : 503);
  });
  app.get('/api/openapi.json', compress(), (c) => c.json(openApi(catalog)));
  for (const { mount } of modules) mount?.(app, services);
  mountRoutes({ app, services, catalog }, routesOfAll(modules, services, catalog));
  app.onError((error, c) => {
    logRefusal(c, services, error);
    return answerError(c, error, errorBody, services.log);
  });
  app.notFound((c) => answerError(c, fail(404, 'noSuchCall'), errorBody, services.log));
  return app;
};
