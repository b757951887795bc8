/** Lets input and drawing go first. */
export const breath = (): Promise<void> =>
  new Promise((resolve) => {
    // A message comes sooner than a timer, which waits four milliseconds each time.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Work that lasts this long is not noticed. */
const MAX_WORK_MS = 10;

/** Call it after each small step of long work: it lets input and drawing go first whenever the time is up. */
export const breather = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_WORK_MS) return;
    await breath();
    since = performance.now();
  };
};
