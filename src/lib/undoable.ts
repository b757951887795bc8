import {
  type MutationOptions,
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

/** Called before a write, while the caches have the former values; returns the function that undoes the write. */
export type UndoOf<V> = (variables: V, client: QueryClient) => () => void;

/** A write with its undo, registered beside it so that all notices and buttons offer the same. */
export const undoable = <V, R>(write: UseMutationOptions<R, Error, V>, undoOf: UndoOf<V>) => ({
  ...write,
  undoOf,
});

/** Makes a write outside a component; resolves whether it was made. A failure has its own notice. */
export const startWrite = <V, R>(
  client: QueryClient,
  write: MutationOptions<R, Error, V>,
  variables: V,
): Promise<boolean> =>
  client
    .getMutationCache()
    .build(client, write)
    .execute(variables)
    .then(
      () => true,
      () => false,
    );

/** `useMutation` of a write with undo: `undoOf` is called with the same variables, before the write. */
export const useUndoable = <V, R>(write: ReturnType<typeof undoable<V, R>>) => {
  const client = useQueryClient();
  return {
    ...useMutation(write),
    undoOf: (variables: V) => write.undoOf(variables, client),
  };
};
