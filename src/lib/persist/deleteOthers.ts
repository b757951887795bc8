import { deleteEntries, PREFIX } from './databases.ts';

/**
 * Deletes the stored data of all other users: a tab closed during sign-out may have left some. The signed-in user is
 * read at the last moment, because somebody may sign in meanwhile; if nobody is signed in, everything is deleted.
 */
export const deleteOthers = async (signedIn: () => string | undefined): Promise<void> => {
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []));
  await Promise.all(
    names
      .map((name) => name.slice(PREFIX.length))
      .map((id) => (id === signedIn() ? undefined : deleteEntries(id))),
  );
};
