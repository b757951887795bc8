import { ALIVE } from './names.ts';

// The worker's own globals, which the browser's types lack.
type WindowClient = {
  visibilityState: DocumentVisibilityState;
  postMessage: (message: unknown, transfer: Transferable[]) => void;
};
declare const clients: { matchAll: (options: object) => Promise<WindowClient[]> };
declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;

/** How long a starting page has to answer. */
const MAX_WAIT_MS = 20_000;

const answers = (page: WindowClient) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), MAX_WAIT_MS);
    page.postMessage(ALIVE, [port2]);
  });

/**
 * A version that fails to start cannot offer an update: if no visible page answers, the new one takes over by itself.
 * Hidden pages may be frozen and do not count.
 */
export const replaceBroken = async () => {
  if (!registration.active) return;
  const pages = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    ({ visibilityState }) => visibilityState === 'visible',
  );
  if (pages.length === 0) return;
  const alive = await Promise.any(
    pages.map(async (page) => (await answers(page)) || Promise.reject(new Error('No answer'))),
  ).catch(() => false);
  if (!alive) await skipWaiting();
};
