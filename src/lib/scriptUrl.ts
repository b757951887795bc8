type Policy = { createScriptURL: (url: string) => unknown };
type Factory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
};

/** The only script that is ever loaded by its address; everything else is imported. */
const SERVICE_WORKER = '/sw.js';

/** The service worker's address as the content security policy wants it (`require-trusted-types-for 'script'`). */
export const serviceWorkerUrl = (): string => {
  // Not every browser has trusted types, and TypeScript does not know them.
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes) return SERVICE_WORKER;
  const policy = trustedTypes.createPolicy('shipshape-worker', {
    createScriptURL: (url) => {
      if (url === SERVICE_WORKER) return url;
      throw new TypeError(`Not our script: ${url}`);
    },
  });
  // `register` takes a TrustedScriptURL where it takes a string.
  return policy.createScriptURL(SERVICE_WORKER) as string;
};
