import { parentPort } from 'node:worker_threads';
import { readText } from './readText.ts';

/** The thread of `textOf`: a file in, its text or an error out. */
parentPort?.on('message', async ({ data, type }: { data: Uint8Array; type: string }) => {
  try {
    parentPort?.postMessage({ text: await readText(data, type) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : 'No text' });
  }
});
