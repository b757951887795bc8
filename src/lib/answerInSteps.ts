import { z } from 'zod/mini';
import { ConnectionError } from './apiError.ts';
import { breather } from './breath.ts';

/** Rows of a list that are checked at once: some milliseconds on a tablet, and many times that for the first of a kind. */
const STEP_ROWS = 10;

/** Bytes of an answer that are decoded at once; of a list about as many are parsed at once. */
const STEP = 50_000;

/** @throws ConnectionError if it is no JSON */
export const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConnectionError('garbled', cause);
  }
};

/**
 * The content of an answer. A long list is parsed while it comes, since the server puts each row on a line: `text()` takes
 * at once whatever has come, and a long list comes faster than a tablet decodes it.
 * @throws ConnectionError if it is no JSON
 */
export const readAnswer = async ({ body }: Response): Promise<unknown> => {
  const rows: unknown[] = [];
  const decoder = new TextDecoder();
  const rest = breather();
  let text = '';
  const write = async (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; at += STEP) {
      text += decoder.decode(bytes.subarray(at, at + STEP), { stream: true });
      // A short answer rests nowhere: waiting for the link is no work.
      if (text.length <= STEP) continue;
      const end = text[0] === '[' ? text.lastIndexOf(',\n') : 0;
      if (end > 0) {
        // The brackets make both parts lists again.
        rows.push(...(parse(`${text.slice(0, end)}]`) as unknown[]));
        text = `[${text.slice(end + 2)}`;
      }
      await rest();
    }
  };
  // Ends the answer when a part of it is no JSON.
  await body?.pipeTo(new WritableStream({ write }));
  return rows.length > 0 ? rows.concat(parse(text)) : parse(text);
};

/** Checks a long list in steps, so that the screen goes on meanwhile. */
export const checkRows = async (schema: z.ZodMiniType, answer: unknown) => {
  if (!(schema instanceof z.ZodMiniArray) || !Array.isArray(answer) || answer.length <= STEP_ROWS)
    return schema.safeParse(answer);
  const data: unknown[] = [];
  const rest = breather();
  for (let i = 0; i < answer.length; i += STEP_ROWS) {
    const step = schema.safeParse(answer.slice(i, i + STEP_ROWS));
    if (!step.success) return step;
    data.push(...step.data);
    await rest();
  }
  return { success: true as const, data };
};
