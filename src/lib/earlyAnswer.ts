/** An answer that index.html has read to its end; its own body is used up. */
export type EarlyAnswer = { answer: Response; text: string };

declare global {
  interface Window {
    early?: { token: string; answers: Record<string, Promise<EarlyAnswer | undefined>> };
  }
}

/** An answer that was asked for when the page began to load is too old, or will not come, after this time. */
const MAX_AGE_MS = 30_000;

/**
 * The answer of a call that index.html may have made already, beside the code of the app: the first time, if it was made
 * with this session; undefined afterwards, and instead of one that does not come. `path` is the endpoint's; whether it is
 * the same call, `request` sees.
 */
export const takeEarly = (
  token: string | null,
  path: string,
): Promise<EarlyAnswer | undefined> | undefined => {
  const { early } = window;
  const answer = early?.answers[path];
  delete early?.answers[path];
  const left = MAX_AGE_MS - performance.now();
  if (!answer || early?.token !== token || left < 0) return undefined;
  return Promise.race([answer, new Promise<undefined>((resolve) => setTimeout(resolve, left))]);
};
