import type { WriteContext } from './records.ts';

/** What a write did: the items as they were, and as they are. A new one was not before, a deleted one is not after. */
export type Written = { before: readonly object[]; after: readonly object[] };

type Follow = (context: WriteContext, boatID: string, written: Written) => Promise<void>;

const followers = new Map<string, Follow[]>();

/**
 * Calls `follow` after every write of items of a resource, in the write's transaction, by whatever call or import it
 * was made. A module does so when it is loaded, for what it derives from items of another.
 */
export const followWrites = (resource: string, follow: Follow) => {
  followers.set(resource, [...(followers.get(resource) ?? []), follow]);
};

/** Tells those who follow a resource what was written. */
export const tellFollowers = async (
  context: WriteContext,
  resource: string,
  boatID: string,
  written: Written,
) => {
  for (const follow of followers.get(resource) ?? []) await follow(context, boatID, written);
};
