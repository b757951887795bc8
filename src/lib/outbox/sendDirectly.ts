import type { QueryClient } from '@tanstack/react-query';
import { errorOf } from '../request.ts';
import { sendRequest } from '../sendRequest.ts';
import type { Over } from './effect.ts';
import type { NewWrite } from './outboxTypes.ts';
import { findWrite } from './writes.ts';

type Sending = { opId: string; over: Over; shown: () => void };

/** Sends a write that is stored nowhere, and returns the server's answer. @throws ApiError, ConnectionError */
export const sendDirectly = async (
  client: QueryClient,
  { write, variables, call, optimisticAnswer }: NewWrite,
  { opId, over, shown }: Sending,
): Promise<unknown> => {
  const { status, body } = await sendRequest(call, opId);
  if (status >= 400) throw errorOf(status, body);
  shown();
  const answer = (await findWrite(write))?.onAnswer(client, variables, body, over);
  return answer === undefined ? optimisticAnswer() : answer;
};
