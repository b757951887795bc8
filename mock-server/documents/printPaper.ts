import { Worker } from 'node:worker_threads';
import { ApiError } from '../http/apiError.ts';
import type { Paper, PaperOrder } from './papers.ts';

/** Threads that make papers; each loads fonts and library once, about 100 MB. */
const MAX_THREADS = 2;

/** A paper that takes longer is given up, and its thread with it. */
const MAX_PAPER_MS = 60_000;

/** Papers that one person may have asked for at once; they are made one after the other. */
const MAX_WAITING = 6;

type Answer = { paper?: Paper; error?: string };
type Waiting = { order: PaperOrder; resolve: (paper: Paper) => void; reject: (error: Error) => void };

const idle: Worker[] = [];
const waiting: Waiting[] = [];
let threads = 0;

const newThread = () => {
  threads++;
  const thread = new Worker(new URL('./paperWorker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // An idle thread does not keep the server running.
  thread.unref();
  return thread;
};

const next = () => {
  if (waiting.length === 0 || (idle.length === 0 && threads >= MAX_THREADS)) return;
  const job = waiting.shift();
  if (job) run(idle.pop() ?? newThread(), job);
};

/** A thread that ends, by an error or by time, takes only its paper with it. */
const run = (thread: Worker, { order, resolve, reject }: Waiting) => {
  const timer = setTimeout(() => end(new Error('A paper took too long')), MAX_PAPER_MS);
  const onEnd = () => end(new Error('The thread of papers ended'));
  const leave = () => {
    clearTimeout(timer);
    // One by one: a Worker has listeners of its own, without which it receives nothing more.
    thread.off('message', onMessage).off('error', end).off('exit', onEnd);
  };
  const end = (error: Error) => {
    leave();
    threads--;
    void thread.terminate();
    reject(error);
    next();
  };
  const onMessage = ({ paper, error }: Answer) => {
    leave();
    idle.push(thread);
    if (paper) resolve(paper);
    else reject(new Error(error));
    next();
  };
  thread.on('message', onMessage).on('error', end).on('exit', onEnd);
  thread.postMessage(order);
};

const turns = new Map<string, { last: Promise<unknown>; count: number }>();

/**
 * Makes a paper in a thread, so that it holds up no other call; one at a time for each person, so that nobody holds up
 * the papers of others. Fails with 429 if the person has asked for too many at once.
 */
export const printPaper = async (userID: string, order: PaperOrder): Promise<Paper> => {
  const turn = turns.get(userID) ?? { last: Promise.resolve(), count: 0 };
  if (turn.count >= MAX_WAITING)
    throw new ApiError(429, [{ key: 'tooManyTries', params: { seconds: 10 } }], { retryAfter: 10 });
  const paper = turn.last.then(
    () =>
      new Promise<Paper>((resolve, reject) => {
        waiting.push({ order, resolve, reject });
        next();
      }),
  );
  turn.last = paper.catch(() => undefined);
  turn.count++;
  turns.set(userID, turn);
  try {
    return await paper;
  } finally {
    turn.count--;
    if (turn.count === 0) turns.delete(userID);
  }
};
