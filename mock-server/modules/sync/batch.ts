import type { sync } from '#modules/sync/contract.ts';
import { type Call, JsonText } from '../../http/implement.ts';
import { translateMessage } from '../../messages/messages.ts';

/**
 * Runs operations in order, each through the whole app and in a transaction of its own. One that touches the same
 * entity as a failed one, or depends on such a one, is not tried: it would fail for a misleading reason.
 */
export const batch = async ({ body, ask, language }: Call<typeof sync.batch>): Promise<JsonText> => {
  const held = new Set<string>();
  const notTried = JSON.stringify({ errors: [{ msg: translateMessage('notTried', language) }] });
  const outcomes: string[] = [];
  for (const { opId, method, path, body: content, about, wire, done } of body.operations) {
    const { status, text, retryAfter } = about.some((id) => held.has(id))
      ? { status: 424, text: notTried, retryAfter: undefined }
      : await ask({ method, path, body: content, opId, wire, done });
    if (status < 200 || status >= 300) for (const id of about) held.add(id);
    const later = retryAfter === undefined ? '' : `,"retryAfter":${retryAfter}`;
    outcomes.push(`{"opId":${JSON.stringify(opId)},"status":${status},"body":${text}${later}}`);
  }
  return new JsonText(`{"outcomes":[${outcomes.join(',')}]}`);
};
