import { useQueryClient } from '@tanstack/react-query';
import type { Operation } from '#lib/outbox/operation.ts';
import { outboxOf } from '#lib/outbox/outboxOf.ts';
import { cachedItem } from '#lib/resourceHooks.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';

/** What a person may do with what waits. */
export const useOutboxDeeds = () => {
  const { wake, retry, discard, decide } = outboxOf(useQueryClient());
  return { wake, retry, discard, decide };
};

/** Where the thing is that an operation is about: the page of a job, of a machine, or none. */
export const useTargetOf = () => {
  const client = useQueryClient();
  return ({ about }: Pick<Operation, 'about'>) => {
    for (const id of about) {
      if (cachedItem(worklist, client, id)) return { to: '/app/jobdetails/$id', params: { id } } as const;
      if (cachedItem(equipment, client, id)) return { to: '/app/equipment/$id', params: { id } } as const;
    }
    return undefined;
  };
};
