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

/** The rows of an answer that its contract calls a list, if they are many. */
const longList = (schema: unknown, answer: unknown): unknown[] | undefined =>
  schema instanceof z.ZodMiniArray && Array.isArray(answer) && answer.length > STEP_ROWS ? answer : undefined;

/** Checks a long list in steps, so that the screen goes on meanwhile; in an answer of several lists, each of them. */
export const checkRows = async (
  schema: z.core.$ZodType,
  answer: unknown,
): Promise<z.core.util.SafeParseResult<unknown>> => {
  const rows = longList(schema, answer);
  if (rows) {
    const data: unknown[] = [];
    const rest = breather();
    for (let i = 0; i < rows.length; i += STEP_ROWS) {
      const step = z.safeParse(schema, rows.slice(i, i + STEP_ROWS));
      if (!step.success) return step;
      data.push(...Object(step.data));
      await rest();
    }
    return { success: true, data };
  }
  const lists: Record<string, unknown> = {};
  const others = { ...Object(answer) };
  // What an object checks as a whole, it checks with its lists.
  if (schema instanceof z.ZodMiniObject && !schema.def.checks)
    for (const key in others) {
      const field = schema.def.shape[key];
      if (!field || !longList(field, others[key])) continue;
      const list = await checkRows(field, others[key]);
      if (!list.success) return list;
      lists[key] = list.data;
      others[key] = [];
    }
  const checked = z.safeParse(schema, Object.keys(lists).length > 0 ? others : answer);
  if (checked.success) Object.assign(Object(checked.data), lists);
  return checked;
};
