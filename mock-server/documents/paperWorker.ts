import { parentPort } from 'node:worker_threads';
import { makePaper, type PaperOrder } from './papers.ts';

/** The thread of `printPaper`: an order in, a paper or an error out. */
parentPort?.on('message', async (order: PaperOrder) => {
  try {
    const paper = await makePaper(order);
    parentPort?.postMessage({ paper }, [paper.bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : 'No paper' });
  }
});
