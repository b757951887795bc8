import ky, { isTimeoutError } from 'ky';
import { readAnswer } from './answerInSteps.ts';
import { ConnectionError } from './apiError.ts';
import { compress } from './compress.ts';
import { connectionIsDown, connectionIsUp } from './connection.ts';
import type { Place } from './outbox/dependencies.ts';
import { markOwnOps } from './ownWrites.ts';
import { checkMarks, failure, headersOf, type PlainRequest, session, TIMEOUT_MS } from './request.ts';

/**
 * Sends a prepared call with further headers and returns the server's answer, also a refusal. `place`: of a file among
 * those that are sent. @throws ConnectionError when no usable answer came; then the result is unknown.
 */
export const sendRequest = async (
  { method, path, body, encoding }: PlainRequest,
  opId?: string,
  marks: Record<string, string> = {},
  place: Place = { no: 1, of: 1 },
): Promise<{ status: number; body: unknown; retryAfter: number | undefined }> => {
  const token = session.token();
  const form = encoding === 'form';
  if (opId) markOwnOps([opId]);
  try {
    const headers = { ...headersOf(opId), ...marks };
    const sent = body === undefined || form ? undefined : await compress(body);
    const response = form
      ? await (await import('./upload.ts')).upload({ method, path, body, headers }, place)
      : await ky(path, {
          baseUrl: location.origin,
          method,
          ...(sent ? { body: sent.body } : {}),
          headers: { ...headers, ...sent?.headers },
          timeout: TIMEOUT_MS,
          retry: 0,
          throwHttpErrors: false,
        });
    checkMarks(response, opId);
    const answer = await readAnswer(response);
    // A page or proxy that answers in the server's place does not use its error format.
    if (!response.ok && !failure.safeParse(answer).success) throw new ConnectionError('garbled', undefined);
    connectionIsUp();
    if (response.status === 401) session.end(token);
    return {
      status: response.status,
      body: answer,
      retryAfter: Number(response.headers.get('retry-after')) || undefined,
    };
  } catch (error) {
    connectionIsDown();
    if (error instanceof ConnectionError) throw error;
    throw new ConnectionError(isTimeoutError(error) ? 'slow' : 'down', error);
  }
};
