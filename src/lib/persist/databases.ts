import { deleteDB } from 'idb';

export const PREFIX = 'shipshape-data-';
export const databaseName = (userID: string) => PREFIX + userID;

/** Deletes everything stored for a user; other tabs that have the database open close it. */
export const deleteEntries = async (userID: string) => {
  try {
    await deleteDB(databaseName(userID));
  } catch {
    // Storage is forbidden or broken, and has nothing to delete.
  }
};
