/** Storage that answers nothing for this many seconds counts as broken: an open of WebKit may hang for ever. */
const MAX_SILENT_S = 5;

/**
 * Waits for answers of one storage. Many asked at once are answered one after the other: the time of each begins again
 * with every answer, and a page that is busy itself takes none of it. @throws if storage falls silent.
 */
export const storageWatch = () => {
  let answers = 0;
  return <T>(answer: Promise<T>): Promise<T> => {
    const { promise, reject } = Promise.withResolvers<never>();
    let seen = answers;
    let silent = 0;
    const timer = setInterval(() => {
      silent = seen === answers ? silent + 1 : 0;
      seen = answers;
      if (silent >= MAX_SILENT_S) reject(new Error('Storage does not answer'));
    }, 1000);
    answer.then(
      () => {
        answers += 1;
      },
      // Whoever asked learns of it.
      () => {},
    );
    return Promise.race([answer, promise]).finally(() => clearInterval(timer));
  };
};

/** Called with whether this device keeps operations now; with false for each that it does not. */
export type OnKeeping = (keeps: boolean) => void;
