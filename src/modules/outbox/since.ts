import { z } from 'zod/mini';
import type { Operation } from '#lib/outbox/operation.ts';
import { type Since, sinceSchema } from '#modules/history/contract.ts';

const list = z.array(sinceSchema);

/** What the server said was done to the item since the operation was made, newest first. */
export const sinceIn = ({ refused }: Pick<Operation, 'refused'>): Since[] =>
  list.safeParse(refused?.since).data ?? [];

/** The deletion of the item that the operation is about, if it was deleted meanwhile. */
export const deletionOf = (operation: Operation): Since | undefined =>
  operation.refused?.status === 404
    ? sinceIn(operation).find(({ action }) => action === 'remove')
    : undefined;
