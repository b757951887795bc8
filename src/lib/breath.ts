/** In the words of the browser; not every one has it. */
type Scheduler = { postTask?: (task: () => void, options: { priority: 'background' }) => unknown };
const { scheduler }: { scheduler?: Scheduler } = globalThis as object;

/** Where something always moves on a slow tablet, long work still goes on: it gives way for this long each time. */
const MAX_BREATH_MS = 30;

/**
 * Lets input, drawing and what React renders go first: long work in the background takes its turn when none of them
 * waits. Without such a scheduler each of them has its turn, one after the other.
 */
export const breath = (): Promise<void> =>
  new Promise((resolve) => {
    if (scheduler?.postTask) {
      setTimeout(resolve, MAX_BREATH_MS);
      scheduler.postTask(resolve, { priority: 'background' });
      return;
    }
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
