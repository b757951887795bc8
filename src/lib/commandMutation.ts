import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { TextKey } from './useTranslation.ts';

type Spec<V, A> = {
  /** The resource whose caches change: mutations are counted under its name. */
  resource: string;
  /** Fixed texts shown when it succeeds or fails. */
  success?: TextKey;
  failure?: TextKey;
  call: (variables: V) => Promise<A>;
  /** Takes the server's answer into the caches; the write counts as done when this is. */
  onAnswer?: (client: QueryClient, answer: A, variables: V) => unknown;
  /** After success and failure alike. */
  onEnd?: (client: QueryClient, variables: V) => unknown;
};

/**
 * The twin of `listMutation` for what only the server can do, such as accounts and rights: nothing changes on screen before
 * the answer, and nothing is kept on the device. Without a connection the notice says that one is needed.
 */
export const commandMutation = <V, A>({ resource, success, failure, call, onAnswer, onEnd }: Spec<V, A>) =>
  mutationOptions<A, Error, V>({
    mutationKey: [resource],
    meta: { ...(success ? { success } : {}), ...(failure ? { failure } : {}), needsLink: true },
    mutationFn: (variables) => call(variables),
    onSuccess: (answer, variables, _before, { client }) => onAnswer?.(client, answer, variables),
    onSettled: (_answer, _error, variables, _before, { client }) => onEnd?.(client, variables),
  });
