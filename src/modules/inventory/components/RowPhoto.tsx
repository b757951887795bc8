import { createContext, useContext } from 'react';
import styles from '../inventory.module.css';

/** The address of the newest photo of each item. */
export type Photos = ReadonlyMap<string, string>;

/** The photos for the rows of a list, which asks for them once. */
export const PhotosOfStock = createContext<Photos>(new Map());

/** The photo of an item in its row, as small as the row is high. */
export function RowPhoto({ id }: { id: string }) {
  const url = useContext(PhotosOfStock).get(id);
  return (
    <span className={styles.photo}>{url && <img src={url} alt="" loading="lazy" decoding="async" />}</span>
  );
}
