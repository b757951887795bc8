import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { LogAccess } from '../../contract/inspection.ts';
import type { LogVolume } from '../../contract.ts';
import { useBookName } from '../../useBookName.ts';
import styles from './proof.module.css';

type Props = {
  rows: readonly LogAccess[];
  volumes: readonly Pick<LogVolume, '_id' | 'book' | 'no'>[];
  /** Names who did it, too. */
  named?: boolean;
};

/** Lines of the record of who looked at the books, newest first. */
export function AccessRows({ rows, volumes, named = false }: Props) {
  const { t } = useTranslation('logproof');
  const format = useFormat();
  const nameOf = useBookName();
  const what = ({ deed, volumeID, page }: LogAccess) => {
    const volume = volumes.find(({ _id }) => _id === volumeID);
    const book = volume ? nameOf(volume.book, volume.no) : '';
    return t(`deed.${deed}`, { book, page });
  };
  return (
    <ol className={styles.access}>
      {rows.map((row) => (
        <li key={row._id}>
          <span>{format.dayTime(row.at)}</span>
          <span>
            {what(row)}
            {named && <span className="ink2"> · {row.who}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
