type Policy = { createScriptURL: (url: string) => unknown };
type Factory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
};

/** The only scripts loaded by URL; everything else is imported. */
const SERVICE_WORKER = '/sw.js';
const DECODER = /^\/assets\/decodeWorker-[\w-]+\.js$/;

let policy: Policy | undefined;

/** A URL in the form the content security policy requires (`require-trusted-types-for 'script'`). */
const trusted = (url: string): string => {
  // Not every browser has trusted types, and TypeScript has no types for them.
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('shipshape-worker', {
    createScriptURL: (asked) => {
      if (asked === SERVICE_WORKER || DECODER.test(asked) || import.meta.env.DEV) return asked;
      throw new TypeError(`Not our script: ${asked}`);
    },
  });
  // Those who load a script accept a TrustedScriptURL instead of a string.
  return policy.createScriptURL(url) as string;
};

/** The service worker's URL. */
export const serviceWorkerUrl = (): string => trusted(SERVICE_WORKER);

/** The URL of the worker that finds codes in pictures. */
export const decoderUrl = (url: string): string => trusted(url);
