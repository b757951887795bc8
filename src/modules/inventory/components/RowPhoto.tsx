import { useQuery } from '@tanstack/react-query';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import type { StoredFile } from '#modules/files/contract.ts';
import { fileQueries } from '#modules/files/queries/lists.ts';
import { inventory } from '../contract.ts';
import styles from '../inventory.module.css';

/** The newest photo of each item; the same map for the same list, however many rows ask. */
const newest = new WeakMap<readonly StoredFile[], ReadonlyMap<string, string>>();
const photosOf = (files: readonly StoredFile[]): ReadonlyMap<string, string> => {
  const there = newest.get(files);
  if (there) return there;
  // The list has the newest first.
  const made = new Map(
    files.flatMap(({ ownerID, thumbUrl }) => (thumbUrl ? [[ownerID, thumbUrl] as const] : [])).toReversed(),
  );
  newest.set(files, made);
  return made;
};

/** The photos of the boat's stock, by item; those who only read stock for their own work have none. */
const usePhotosOfStock = () => {
  const user = useUser();
  const list = fileQueries.ofBoat(user.boatID, inventory.name);
  return useQuery({
    ...list,
    enabled: user.boatID !== '' && can(user, inventory.access.write),
    select: photosOf,
  }).data;
};

/** Whether items have photos, so that a column of them is worth its room. */
export const useHasPhotos = (): boolean => (usePhotosOfStock()?.size ?? 0) > 0;

/** The photo of an item in its row, as small as the row is high. */
export function RowPhoto({ id }: { id: string }) {
  const url = usePhotosOfStock()?.get(id);
  return (
    <span className={styles.photo}>{url && <img src={url} alt="" loading="lazy" decoding="async" />}</span>
  );
}
