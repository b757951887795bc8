import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLogForms } from '../queries.ts';

/** The page's heading stands while the builder comes. */
const Frame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('logbooks');
  return (
    <>
      <PageHeader title={t('newBook')} crumbs={[{ label: t('title'), to: '/app/logbook' }]} />
      {children}
    </>
  );
};

const BookBuilder = lazyPart(
  () => import('../components/BookBuilder.tsx'),
  <Frame>
    <Skeleton rows={6} />
  </Frame>,
);

/** The builder of a vessel's own books: its fields with type, unit, range and choices, in their order. */
export function CreateLogbookPage() {
  const { t } = useTranslation('logbooks');
  const { id = 'new' } = useParams({ strict: false });
  const { data: forms, isPending } = useLogForms();
  const item = forms?.find(({ _id }) => _id === id);
  const isNew = id === 'new';
  if (isNew || item) return <BookBuilder key={id} item={item} />;
  return (
    <Frame>
      {isPending ? (
        <Skeleton rows={6} />
      ) : (
        <div className="panel">
          <EmptyState icon={<Icon name="book" />} title={t('noBook')} />
        </div>
      )}
    </Frame>
  );
}
