import type { Revision, VesselDocument } from './contract.ts';

const DAY_MS = 86_400_000;

/** Days before a document expires on which people are told, the last one last. */
export const expirySteps = [90, 60, 30, 7, 0] as const;

/** Whole days until it expires, negative after it; null if it never does. */
export const daysLeft = ({ expDate }: Pick<VesselDocument, 'expDate'>, today: string): number | null =>
  expDate ? Math.round((Date.parse(expDate) - Date.parse(today)) / DAY_MS) : null;

/** The step that has been reached: the smallest one not below the days left; null before the first. */
export const expiryStep = (document: Pick<VesselDocument, 'expDate'>, today: string): number | null => {
  const left = daysLeft(document, today);
  if (left === null) return null;
  return [...expirySteps].reverse().find((step) => left <= step) ?? null;
};

/** The revision that waits for approval, the newest of several. */
export const inReview = ({ revisions }: Pick<VesselDocument, 'revisions'>): Revision | undefined =>
  revisions.findLast(({ state }) => state === 'review');

/** Holders who have not read the revision in force. */
export const unread = ({ holders, readBy }: Pick<VesselDocument, 'holders' | 'readBy'>): string[] => {
  const readers = new Set(readBy.map(({ userID }) => userID));
  return holders.filter((id) => !readers.has(id));
};

/** Whether this person must still read it. */
export const mustRead = (document: VesselDocument, userID: string): boolean =>
  !document.withdrawn && document.mainFile !== '' && unread(document).includes(userID);

export type DocumentState = 'withdrawn' | 'over' | 'due' | 'review' | 'unread' | 'requested' | 'inForce';

/** What somebody must do about a document, the most urgent first. */
export const stateOf = (document: VesselDocument, today: string): DocumentState => {
  if (document.withdrawn) return 'withdrawn';
  const left = daysLeft(document, today);
  if (left !== null && left < 0) return 'over';
  if (left !== null && left <= expirySteps[0]) return 'due';
  if (inReview(document)) return 'review';
  if (unread(document).length > 0) return 'unread';
  return document.requests.some(({ state }) => state === 'open') ? 'requested' : 'inForce';
};

type InFolder = Pick<VesselDocument, 'mainfolderID'>;
type FolderLike = InFolder & { _id: string };

/** How many documents lie in each folder and in all folders inside it, by the folder's id. */
export const countsOf = (
  folders: readonly FolderLike[],
  documents: readonly InFolder[],
): ReadonlyMap<string, number> => {
  const parents = new Map(folders.map(({ _id, mainfolderID }) => [_id, mainfolderID]));
  const counts = new Map<string, number>();
  for (const { mainfolderID } of documents) {
    const seen = new Set<string>();
    for (let id = mainfolderID; id !== '' && !seen.has(id); id = parents.get(id) ?? '') {
      seen.add(id);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
};
