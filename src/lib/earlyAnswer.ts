declare global {
  interface Window {
    earlyAnswer?: { token: string; answer: Promise<Response | undefined> } | undefined;
  }
}

/** An answer that was asked for when the page began to load is too old after this time. */
const MAX_AGE_MS = 30_000;

/**
 * What fetches a call that index.html may have made already, beside the code of the app: the first time, if it was made
 * with this session; undefined afterwards.
 */
export const fetchEarly = (token: string | null) => {
  const { earlyAnswer } = window;
  window.earlyAnswer = undefined;
  if (earlyAnswer?.token !== token || performance.now() > MAX_AGE_MS) return undefined;
  return async (...call: Parameters<typeof fetch>) => (await earlyAnswer.answer) ?? fetch(...call);
};
