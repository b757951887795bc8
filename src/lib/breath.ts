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

/** Lets also what draws the screen go first, step by step, where the browser tells that from other work. */
const leisure = (): Promise<void> =>
  globalThis.scheduler?.postTask(() => undefined, { priority: 'background' }) ?? breath();

/** Runs a task when a frame leaves time for it, after `within` ms at the latest; at once where that is not known. */
export const inSpareTime = (task: () => void, within: number) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: within });
  else task();
};

/** Work that lasts this long is not noticed. */
const MAX_WORK_MS = 10;

/** While somebody scrolls, which needs the processor for itself, there is a step of other work only so often. */
const STEP_MS = 100;
/** And none is put off longer than this. */
const MAX_WAIT_MS = 1000;

/** Nobody scrolls after this long without it: frames of a slow tablet that scrolls are far apart. */
const REST_MS = 500;

/** When something was scrolled last. */
let scrolled = Number.NEGATIVE_INFINITY;

/** Whether somebody scrolls just now. */
export const isScrolling = () => performance.now() - scrolled < REST_MS;

globalThis.addEventListener?.(
  'scroll',
  () => {
    scrolled = performance.now();
  },
  { capture: true, passive: true },
);

/** Call it after each small step of long work: it lets input and the screen go first whenever the time is up. */
export const breather = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    const now = performance.now();
    if (now - since < MAX_WORK_MS) return;
    if (isScrolling())
      await new Promise<void>((resolve) => setTimeout(() => inSpareTime(resolve, MAX_WAIT_MS), STEP_MS));
    else await leisure();
    since = performance.now();
  };
};

/** Begins something with each, one after the other between input and drawing, and waits for all. */
export const inTurn = async <T>(all: readonly T[], begin: (each: T) => Promise<unknown>): Promise<void> => {
  const rest = breather();
  const begun: Promise<unknown>[] = [];
  for (const each of all) {
    const one = begin(each);
    // What fails before all have begun is heard of at the end.
    one.catch(() => undefined);
    begun.push(one);
    await rest();
  }
  await Promise.all(begun);
};

/**
 * Works through a list, `size` items at a time, between input and drawing, and then calls `then`. Returns the function
 * that stops it.
 */
export const workInSteps = <T>(
  list: readonly T[],
  size: number,
  work: (step: readonly T[]) => void,
  then?: () => void,
): (() => void) => {
  let ended = false;
  const workAll = async () => {
    const rest = breather();
    for (let from = 0; from < list.length; from += size) {
      work(list.slice(from, from + size));
      await rest();
      if (ended) return;
    }
    then?.();
  };
  void workAll();
  return () => {
    ended = true;
  };
};
