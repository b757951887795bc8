import { useWaiting } from '#lib/outbox/useOutbox.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useRestoreFile } from '#modules/files/queries.ts';
import { Button } from '#ui/Button.tsx';
import { SyncPill } from '#ui/SyncPill.tsx';

type Props = { id: string; name: string; resource: string; ownerID: string };

/** Restores a deleted photo or file of an item. */
export function RestoreFile({ id, name, resource, ownerID }: Props) {
  const { t } = useTranslation('history');
  const waiting = useWaiting(id);
  const { mutate: restore, isPending } = useRestoreFile();
  if (waiting) return <SyncPill state={waiting === 'attention' ? 'attention' : 'device'} />;
  return (
    <Button
      slim
      disabled={isPending}
      aria-label={t('restoreIt', { name })}
      onClick={() => restore({ _id: id, resource, ownerID })}
    >
      {t('restore')}
    </Button>
  );
}
