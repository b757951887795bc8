import { useTranslation } from '#lib/useTranslation.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

// It knows the items of every module, so its code loads with the page's content.
const DeletedLists = lazyPart(
  () => import('./DeletedLists.tsx'),
  <div className="panel">
    <Skeleton rows={8} />
  </div>,
);

/** What was deleted, by kind: who did it and when, what is kept for it, and the way back. */
export function DeletedPage() {
  const { t } = useTranslation('deleted');
  return (
    <>
      <PageHeader title={t('title')} facts={t('facts')} />
      <DeletedLists />
    </>
  );
}
