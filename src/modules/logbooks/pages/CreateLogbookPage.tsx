import { useParams } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLogForms } from '../queries.ts';

const BookBuilder = lazyPart(() => import('../components/BookBuilder.tsx'), <Skeleton rows={8} />);

/** The builder of a vessel's own books: its fields with type, unit, range and choices, in their order. */
export function CreateLogbookPage() {
  const { t } = useTranslation('logbooks');
  const { id = 'new' } = useParams({ strict: false });
  const { data: forms, isPending } = useLogForms();
  const item = forms?.find(({ _id }) => _id === id);
  const isNew = id === 'new';
  if (isNew || item) return <BookBuilder key={id} item={item} />;
  return (
    <>
      <PageHeader title={t('newBook')} crumbs={[{ label: t('title'), to: '/app/logbook' }]} />
      {isPending ? (
        <Skeleton rows={6} />
      ) : (
        <div className="panel">
          <EmptyState icon={<Icon name="book" />} title={t('noBook')} />
        </div>
      )}
    </>
  );
}
