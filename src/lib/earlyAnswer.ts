declare global {
  interface Window {
    earlyAnswer?: { token: string; answer: Promise<Response | undefined> } | undefined;
  }
}

/**
 * What fetches a call that index.html may have made already, beside the code of the app: the first time, if it was made
 * with this session; undefined afterwards.
 */
export const fetchEarly = (token: string | null) => {
  const { earlyAnswer } = window;
  window.earlyAnswer = undefined;
  if (!earlyAnswer || earlyAnswer.token !== token) return undefined;
  return async (...call: Parameters<typeof fetch>) => (await earlyAnswer.answer) ?? fetch(...call);
};
