import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useImports } from '../queries.ts';
import { useAskUndo } from '../useAskUndo.ts';

/** Recent imports, by whom, and undo. */
export function RecentImports({ boatID, resource }: { boatID: string; resource: string }) {
  const { t } = useTranslation('imports');
  const { data, isPending, isError, refetch } = useImports(boatID, resource);
  const askUndo = useAskUndo();
  const { fullDayTime } = useFormat();
  return (
    <Panel title={t('recent')} count={data?.length || undefined}>
      {isPending && <Skeleton rows={2} />}
      {isError && !data && <ErrorState title={t('recentFailed')} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={t('noRecent')} />}
      {data?.map((done) => (
        <ListRow
          key={done._id}
          title={done.fileName}
          second={`${fullDayTime(done.createdAt)} · ${done.createdBy} · ${t('counts', { created: done.created, updated: done.updated })}`}
          end={
            done.state === 'undone' ? (
              <span className="ink2 small">{t('isUndone')}</span>
            ) : (
              <Button
                variant="link"
                aria-label={t('undoOf', { file: done.fileName })}
                onClick={() => askUndo(done)}
              >
                {t('undo')}
              </Button>
            )
          }
        />
      ))}
    </Panel>
  );
}
