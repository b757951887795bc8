import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { InspectionView, ShownVolume } from '../../contract/inspection.ts';
import { useInspectedPage, useSaveInspected } from '../../queries/inspection.ts';
import { bookOf } from '../../rules/books.ts';
import { CoverPage } from './CoverPage.tsx';
import styles from './inspector.module.css';
import { PageTable } from './PageTable.tsx';

type Props = { volume: ShownVolume; token: string; ship: InspectionView['ship'] };

/** A page of a volume as the printed book has it; page 0 is the opening. */
export function BookPage({ volume, token, ship }: Props) {
  const { t } = useTranslation('logproof');
  const [page, setPage] = useState(volume.pages);
  const book = bookOf(volume.book, volume.descriptions);
  const { data, isError, refetch, isPlaceholderData } = useInspectedPage(token, volume._id, page);
  const { mutateAsync: save } = useSaveInspected(token);
  return (
    <section className={`panel ${styles.page}`} aria-label={t('pageNo', { page })}>
      <div className={styles.tools}>
        <IconButton
          label={t('previousPage')}
          icon={<Icon name="left" className="flip" />}
          disabled={page <= 0}
          onClick={() => setPage(page - 1)}
        />
        <span role="status">
          <b>{page === 0 ? t('opening') : t('pageNo', { page })}</b> {t('ofPages', { pages: volume.pages })}
        </span>
        <IconButton
          label={t('nextPage')}
          icon={<Icon name="right" className="flip" />}
          disabled={page >= volume.pages}
          onClick={() => setPage(page + 1)}
        />
        <span className="sp" />
        <Button icon={<Icon name="print" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button icon={<Icon name="pdf" />} onClick={() => save({ id: volume._id, as: 'pdf' })}>
          {t('pdfOfVolume')}
        </Button>
      </div>
      <div className={styles.title}>
        <span>
          {t('ship')} <u>{ship.name}</u>
        </span>
        <span>
          <b>{book.title}</b>
          <br />
          {book.subtitle}
        </span>
        <span>
          IMO <u>{ship.imo}</u>
        </span>
      </div>
      {data ? (
        <div aria-busy={isPlaceholderData || undefined}>
          {page === 0 ? (
            <CoverPage book={book} records={data} />
          ) : (
            <PageTable book={book} records={data} page={page} pages={volume.pages} />
          )}
        </div>
      ) : isError ? (
        <ErrorState title={t('loadFailed')} onRetry={() => refetch()} />
      ) : (
        <Skeleton rows={8} />
      )}
    </section>
  );
}
