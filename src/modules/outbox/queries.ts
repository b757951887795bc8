import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import type { Listed } from '#lib/listRules.ts';
import { clashesOf } from '#lib/outbox/conflict.ts';
import type { Operation } from '#lib/outbox/operation.ts';
import { outboxOf } from '#lib/outbox/outboxOf.ts';
import { prepare } from '#lib/request.ts';
import { cachedItem } from '#lib/resourceHooks.ts';
import { SYNCED } from '#lib/synced.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { guests } from '#modules/guests/contract.ts';
import { history } from '#modules/history/contract.ts';
import { profiles } from '#modules/profile/contract.ts';
import { nameOf } from '#modules/profile/rules.ts';
import { worklist } from '#modules/worklist/contract.ts';

type Lost = { resource: string; id: string; fields: Record<string, unknown> };

/** Writes down what a person gave up for somebody else's value, so that no value is lost without a trace. */
const giveUp = listMutation<Listed, Lost, { kept: boolean }>({
  name: 'history.lost',
  resource: 'history',
  call: ({ resource, id, fields }) => prepare(history.lost, { params: { resource, id }, body: { fields } }),
  about: ({ id }) => [id],
  assume: () => ({ kept: true }),
  change: () => ({ rule: (list) => list }),
  outdates: (_answer, { resource, id }): QueryKey[] => [['history', resource, id]],
});

/** What a person may do with what waits. */
export const useOutboxDeeds = () => {
  const { wake, retry, discard, decide } = outboxOf(useQueryClient());
  const { mutate: write } = useMutation({ ...giveUp, meta: { silent: true } });
  return {
    wake,
    retry,
    /** Tries a refused one again with a body that a person has put right. */
    mend: ({ opId, call }: Operation, body: object) => retry(opId, { call: { ...call, body } }),
    discard,
    /** Decides a conflict: the other person's values of the fields in `theirs` stay, what was given up is written down. */
    decide: (operation: Operation, theirs: readonly string[]) => {
      const given = clashesOf(operation).filter(({ field }) => theirs.includes(field));
      const { _id: id }: { _id?: unknown } = Object(operation.refused?.current);
      if (given.length > 0 && typeof id === 'string')
        write({
          resource: operation.effect.resource,
          id,
          fields: Object.fromEntries(given.map(({ field, mine }) => [field, mine])),
        });
      return decide(operation, theirs);
    },
  };
};

/** The thing that an operation is about, and its page: a job or a machine; undefined where it is another thing, or many. */
export const useThingOf = () => {
  const client = useQueryClient();
  return ({ about, effect }: Pick<Operation, 'about' | 'effect'>) => {
    if (effect.names.length > 1) return undefined;
    for (const id of about) {
      const job = cachedItem(worklist, client, id);
      if (job) return { id, name: job.title, page: { to: '/app/jobdetails/$id', params: { id } } } as const;
      const machine = cachedItem(equipment, client, id);
      if (machine)
        return { id, name: machine.name, page: { to: '/app/equipment/$id', params: { id } } } as const;
      const person = cachedItem(profiles, client, id);
      if (person)
        return {
          id,
          name: nameOf(person),
          page: { to: '/app/profiledetails/$id', params: { id } },
        } as const;
      const guest = cachedItem(guests, client, id);
      if (guest)
        return {
          id,
          name: nameOf(guest),
          page: { to: '/app/guestdetails/$id', params: { id } },
        } as const;
    }
    return undefined;
  };
};

/** The job or machine that a refused operation made or changed, as the person wants it, to be mended in its form. */
export const useToMend = () => {
  const client = useQueryClient();
  return ({ write, about: [id = ''], refused }: Operation) => {
    if (!/\.(create|update)$/.test(write) || refused?.status === 403 || refused?.status === 404)
      return undefined;
    const job = write.startsWith(`${worklist.name}.`) ? cachedItem(worklist, client, id) : undefined;
    const machine = write.startsWith(`${equipment.name}.`) ? cachedItem(equipment, client, id) : undefined;
    return job ? { job } : machine ? { machine } : undefined;
  };
};

/** When a list last came from the server, in ms, by what is kept on this device; 0 when none ever did. */
export const useLastHeard = (): number =>
  Math.max(
    0,
    ...useQueryClient()
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => (queryKey[1] === SYNCED ? state.dataUpdatedAt : 0)),
  );
