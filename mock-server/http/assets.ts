import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Context, Hono } from 'hono';
import { compressed } from './compressed.ts';
import { HSTS } from './hsts.ts';
import { NO_CONTENT } from './safeHeaders.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * The content security policy: own sources only, styles by nonce, scripts by origin or by the hashes of the page's
 * inline scripts.
 */
export const contentPolicy = (nonce: string, scriptHashes: readonly string[]) =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`.trim(),
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Only these policies may be created: see src/lib/scriptUrl.ts and .ci/formatter.ts.
    'trusted-types shipshape-worker shipshape-formatter',
  ].join('; ');

/** The worker that finds codes in pictures compiles its decoder; the pages compile nothing. */
const DECODER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The worker that reads PDF files gets their bytes from the page and loads nothing. */
const PDF_POLICY = "default-src 'none'; script-src 'self'";

/** The worker that makes the first formatters needs nothing at all. */
const FORMATTER_POLICY = "default-src 'none'";

/** A worker is limited by the policy of its own script; the app's scripts by that of the page. */
const policyOf = (path: string, type: string): Record<string, string> => {
  if (path.startsWith('/assets/decodeWorker-')) return { 'content-security-policy': DECODER_POLICY };
  if (path.startsWith('/assets/pdfWorker-')) return { 'content-security-policy': PDF_POLICY };
  if (path.startsWith('/assets/formatterWorker-')) return { 'content-security-policy': FORMATTER_POLICY };
  return type.startsWith('text/javascript') ? {} : { 'content-security-policy': NO_CONTENT };
};

const pageOf = async (folder: string) => {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => sha256(code));
  return { html, inline };
};

/**
 * The service worker of a build that has none, or whose file was removed because it did harm: it replaces the old one
 * at once, deletes its caches and unregisters itself. It reloads no page and touches no user data.
 */
const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * Until the service worker has cached the app, which takes long over a satellite, opening the app again takes the page
 * from the HTTP cache for this long; a reload always revalidates.
 */
const PAGE_MAX_AGE_S = 300;

/** The decoded path; undefined if it is not valid UTF-8. */
const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Serves the built app: hashed files precompressed and immutable, for every other path the page with a fresh nonce. */
export const mountAssets = async (app: Hono, folder: string) => {
  const page = await pageOf(folder);
  const known = new Map<string, { body: Uint8Array<ArrayBuffer>; etag: string; encoding?: string }>();

  const load = async (path: string, accept: string) => {
    const encoding = (['br', 'gzip'] as const).find(
      (name) => accept.includes(name) && existsSync(`${path}.${name === 'br' ? 'br' : 'gz'}`),
    );
    const file = encoding ? `${path}.${encoding === 'br' ? 'br' : 'gz'}` : path;
    const there = known.get(file);
    if (there) return there;
    const body = new Uint8Array(await readFile(file));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const loaded = { body, etag, ...(encoding ? { encoding } : {}) };
    known.set(file, loaded);
    return loaded;
  };

  const sendPage = async (c: Context) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', contentPolicy(nonce, page.inline));
    c.header('cache-control', `private, max-age=${PAGE_MAX_AGE_S}`);
    c.header('referrer-policy', 'same-origin');
    c.header('cross-origin-opener-policy', 'same-origin');
    c.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=()');
    c.header('content-type', types['.html']);
    return c.body(await compressed(c, page.html.replaceAll('__NONCE__', nonce)));
  };

  app.get('*', async (c) => {
    if (c.req.path.startsWith('/api/')) return c.notFound();
    c.header('strict-transport-security', HSTS);
    c.header('x-content-type-options', 'nosniff');
    const asked = decoded(c.req.path);
    const path = normalize(join(folder, asked ?? ''));
    const type = types[extname(path)];
    if (asked === undefined || !type || !path.startsWith(folder + sep) || path.endsWith('.html'))
      return sendPage(c);
    try {
      const { body, etag, encoding } = await load(path, c.req.header('accept-encoding') ?? '');
      const hashed = c.req.path.startsWith('/assets/');
      const headers = {
        'content-type': type,
        ...policyOf(c.req.path, type),
        'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag,
        vary: 'accept-encoding',
      };
      // The service worker is requested often and changes only with releases.
      if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
      return c.body(body, 200, { ...headers, ...(encoding ? { 'content-encoding': encoding } : {}) });
    } catch {
      // With a 404 the old service worker would stay active forever.
      if (c.req.path === '/sw.js')
        return c.body(NO_WORKER, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      return c.text('Not found', 404);
    }
  });
};
