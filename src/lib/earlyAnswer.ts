/** An answer that index.html has read to its end; its own body is used up. */
type Found = { answer: Response; text: string };

declare global {
  interface Window {
    early?: { token: string; answers: Record<string, Promise<Found | undefined>> };
  }
}

/** An answer that was asked for when the page began to load is too old after this time. */
const MAX_AGE_MS = 30_000;

/**
 * What fetches a call that index.html may have made already, beside the code of the app: the first time, if it was made
 * with this session and is the same call; undefined afterwards. `path` is the endpoint's.
 */
export const fetchEarly = (token: string | null, path: string): typeof fetch | undefined => {
  const { early } = window;
  const answer = early?.answers[path];
  delete early?.answers[path];
  if (early?.token !== token || performance.now() > MAX_AGE_MS) return undefined;
  return async (...call) => {
    const found = await answer;
    return found?.answer.url === new Request(...call).url
      ? new Response(found.text, found.answer)
      : fetch(...call);
  };
};
