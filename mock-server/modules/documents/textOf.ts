import { Worker } from 'node:worker_threads';

/** A file that takes longer has no text, and its thread ends. */
const MAX_READ_MS = 60_000;

type Answer = { text?: string; error?: string };

let thread: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

const started = () => {
  thread ??= new Worker(new URL('./textWorker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // A thread that waits does not keep the server running.
  thread.unref();
  return thread;
};

const ask = (data: Uint8Array, type: string) =>
  new Promise<string>((resolve, reject) => {
    const worker = started();
    const leave = () => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
    };
    const onEnd = (reason: unknown) => {
      leave();
      thread = undefined;
      void worker.terminate();
      reject(reason instanceof Error ? reason : new Error('The thread that reads texts ended'));
    };
    const timer = setTimeout(() => onEnd(new Error('The text of a file took too long')), MAX_READ_MS);
    const onMessage = ({ text, error }: Answer) => {
      leave();
      if (text === undefined) reject(new Error(error));
      else resolve(text);
    };
    worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
    worker.postMessage({ data, type });
  });

/** The text of a file, read in a thread of its own, one file after the other, so that no call waits for it. */
export const textOf = (data: Uint8Array, type: string): Promise<string> => {
  const text = last.then(() => ask(data, type));
  last = text.catch(() => undefined);
  return text;
};
