import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { firstRows } from '#lib/firstRows.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import type { StoredFile } from '#modules/files/contract.ts';
import { fileQueries } from '#modules/files/queries/lists.ts';
import type { Photos } from './components/RowPhoto.tsx';
import { inventory } from './contract.ts';

/** The newest photo of each item: the list has the newest first. */
const newestOf = (files: readonly StoredFile[]): Photos =>
  new Map(
    files.flatMap(({ ownerID, thumbUrl }) => (thumbUrl ? [[ownerID, thumbUrl] as const] : [])).toReversed(),
  );

/**
 * The photos of the boat's stock, by item: those of the first rows until all are there. Those who only read stock for
 * their own work have none.
 */
export const useStockPhotos = () => {
  const user = useUser();
  const list = fileQueries.ofBoat(user.boatID, inventory.name);
  const { data: all } = useQuery({
    ...list,
    enabled: user.boatID !== '' && can(user, inventory.access.write),
  });
  const { data: few } = useQuery(firstRows<StoredFile>(list.queryKey, inventory.name));
  const files = all ?? few;
  const photos = useMemo(() => newestOf(files ?? []), [files]);
  return { all, photos };
};
