import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { TextKey } from './useTranslation.ts';

type Spec<V, A> = {
  /** The resource whose caches change; running mutations are counted under its name. */
  resource: string;
  /** Fixed texts shown on success or failure. */
  success?: TextKey;
  failure?: TextKey;
  call: (variables: V) => Promise<A>;
  /** Puts the server's answer into the caches; the mutation is pending until this has finished. */
  onAnswer?: (client: QueryClient, answer: A, variables: V) => unknown;
  /** Runs after success and after failure. */
  onEnd?: (client: QueryClient, variables: V) => unknown;
};

/**
 * The online counterpart of `listMutation`, for what only the server can do, such as accounts and rights: nothing
 * changes on screen before the answer, and nothing is stored on the device. Without a connection the notice says that
 * one is needed.
 */
export const commandMutation = <V, A>({ resource, success, failure, call, onAnswer, onEnd }: Spec<V, A>) =>
  mutationOptions<A, Error, V>({
    mutationKey: [resource],
    meta: { ...(success ? { success } : {}), ...(failure ? { failure } : {}), needsLink: true },
    mutationFn: (variables) => call(variables),
    onSuccess: (answer, variables, _before, { client }) => onAnswer?.(client, answer, variables),
    onSettled: (_answer, _error, variables, _before, { client }) => onEnd?.(client, variables),
  });
