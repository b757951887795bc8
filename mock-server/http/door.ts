import { existsSync } from 'node:fs';
import { Hono } from 'hono';
import { translateMessage } from '../messages/messages.ts';
import { mountAssets } from './assets.ts';
import { languageOf } from './readCall.ts';

type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

/** After this time a client that met an opening server asks again. */
const RETRY_S = 2;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page that says what the server is doing, and asks again by itself. */
const openingPage = (text: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
  `<meta http-equiv="refresh" content="${RETRY_S}"><title>Shipshape</title></head>` +
  `<body style="font:1.1rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:32rem;padding:0 1rem">${escaped(text)}</body></html>`;

/**
 * What answers while the database opens, which takes longer after a kill: calls and pages get 503 in a plain sentence,
 * files of the app are served already. Only the server's own calls carry its mark, so clients keep what they have to
 * send.
 */
export const opening = async (dist: string): Promise<Hono> => {
  const app = new Hono();
  app.use('*', async (c, next) => {
    const text = translateMessage('serverOpens', languageOf(c));
    const headers = { 'retry-after': String(RETRY_S), 'cache-control': 'no-store' };
    if (c.req.path.startsWith('/api/')) return c.json({ errors: [{ msg: text }] }, 503, headers);
    if (c.req.header('accept')?.includes('text/html')) return c.html(openingPage(text), 503, headers);
    return next();
  });
  if (existsSync(`${dist}/index.html`)) await mountAssets(app, dist);
  return app;
};

/** Answers by what is behind it at the time: first by `first`, later by the whole app. */
export const createDoor = (first: Fetch) => {
  let behind = first;
  return {
    fetch: ((request, env) => behind(request, env)) satisfies Fetch,
    open: (app: Fetch) => {
      behind = app;
    },
  };
};
