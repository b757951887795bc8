import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useParticulars } from '#modules/vessel/queries.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { bookLink, formLink, OPEN } from '../bookLink.ts';
import { PageTurner } from '../components/PageTurner.tsx';
import { PrintedPage } from '../components/PrintedPage.tsx';
import type { LogVolume } from '../contract.ts';
import { useRecords } from '../queries.ts';
import type { StandardKind } from '../rules/book.ts';
import { books } from '../rules/books.ts';
import { useVolume } from '../useVolume.ts';
import { pageSearch } from '../volumeSearch.ts';

/** A volume page by page in the layout of the official form, to be read and printed, with the state of each entry. */
export function FormPage({ kind }: { kind: StandardKind }) {
  const { t } = useTranslation(['logbooks', 'bookwords']);
  const { id = OPEN } = useParams({ strict: false });
  const { volume, isPending } = useVolume(kind, id);
  if (volume) return <Form kind={kind} volume={volume} />;
  return (
    <>
      <PageHeader title={t(`book.${kind}`)} crumbs={[{ label: t('title'), to: '/app/logbook' }]} />
      {isPending ? (
        <Skeleton rows={6} />
      ) : (
        <div className="panel">
          <EmptyState icon={<Icon name="book" />} title={t('noVolume')} hint={t('noVolumeHint')} />
        </div>
      )}
    </>
  );
}

function Form({ kind, volume }: { kind: StandardKind; volume: LogVolume }) {
  const { t } = useTranslation('logbooks');
  const { boatID } = useUser();
  const { data: ship } = useParticulars(boatID);
  const { page: asked } = pageSearch.parse(useSearch({ strict: false }));
  const pages = Math.max(1, volume.pages);
  const page = Math.min(asked ?? pages, pages);
  const query = useRecords(volume._id, { page });
  const book = books[kind];
  return (
    <>
      <PageHeader
        title={`${t(`book.${kind}`)}, ${t('officialForm')}`}
        facts={t('formFacts', { form: book.form, years: book.keepYears })}
        crumbs={[
          { label: t('title'), to: '/app/logbook' },
          { label: t(`book.${kind}`), ...bookLink(kind, volume._id) },
        ]}
        actions={
          <>
            <PageTurner
              page={page}
              pages={pages}
              linkTo={(next) => formLink(kind, volume._id, next) ?? bookLink(kind, volume._id)}
            />
            <Button icon={<Icon name="print" />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </>
        }
      />
      <Loaded query={query} failed={t('loadFailed')} rows={8} framed>
        {(records) => (
          <PrintedPage
            {...{ book, volume, page, records }}
            states
            ship={{ name: ship?.name ?? '', callSign: ship?.callSign ?? '', imo: ship?.imo ?? '' }}
          />
        )}
      </Loaded>
    </>
  );
}
