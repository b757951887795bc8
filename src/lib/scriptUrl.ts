type Policy = { createScriptURL: (url: string) => unknown };
type Factory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
};

/** The only script loaded by URL; everything else is imported. */
const SERVICE_WORKER = '/sw.js';

/** The service worker's URL in the form the content security policy requires (`require-trusted-types-for 'script'`). */
export const serviceWorkerUrl = (): string => {
  // Not every browser has trusted types, and TypeScript has no types for them.
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes) return SERVICE_WORKER;
  const policy = trustedTypes.createPolicy('shipshape-worker', {
    createScriptURL: (url) => {
      if (url === SERVICE_WORKER) return url;
      throw new TypeError(`Not our script: ${url}`);
    },
  });
  // `register` accepts a TrustedScriptURL instead of a string.
  return policy.createScriptURL(SERVICE_WORKER) as string;
};
