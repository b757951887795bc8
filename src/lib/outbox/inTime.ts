/** Storage that does not answer within this time counts as broken: an open of WebKit may hang for ever. */
const MAX_ANSWER_MS = 5000;

/** The answer of storage. @throws if it does not come in time. */
export const inTime = <T>(answer: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Storage does not answer')), MAX_ANSWER_MS);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
};

/** Called with whether this device keeps operations now; with false for each that it does not. */
export type OnKeeping = (keeps: boolean) => void;
