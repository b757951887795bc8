import { z } from 'zod/mini';
import { ConnectionError } from './apiError.ts';
import { breather } from './breath.ts';

/** Rows of a list that are checked at once: some milliseconds on a tablet. */
const STEP_ROWS = 25;

/** Characters of a list that are parsed at once. */
const STEP_CHARS = 50_000;

/** An answer's content. @throws ConnectionError if it is no JSON. */
export const parseAnswer = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConnectionError('garbled', cause);
  }
};

/** Parses a long list in steps: the server puts each row on a line. */
export const parseRows = async (text: string): Promise<unknown> => {
  if (text.length < STEP_CHARS || !(text.startsWith('[') && text.endsWith(']'))) return parseAnswer(text);
  const rows: unknown[] = [];
  const rest = breather();
  for (let at = 1, end = 0; end < text.length - 1; at = end + 2) {
    end = text.indexOf(',\n', at + STEP_CHARS);
    if (end < 0) end = text.length - 1;
    // The brackets make it a list again.
    rows.push(...(parseAnswer(`[${text.slice(at, end)}]`) as unknown[]));
    await rest();
  }
  return rows;
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
