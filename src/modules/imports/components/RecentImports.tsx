import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useImports } from '../queries.ts';
import { useAskUndo } from '../useAskUndo.ts';

/** Recent imports, by whom, and undo. */
export function RecentImports({ boatID, resource }: { boatID: string; resource: string }) {
  const { t } = useTranslation('imports');
  const query = useImports(boatID, resource);
  const askUndo = useAskUndo();
  const { fullDayTime } = useFormat();
  return (
    <Panel title={t('recent')} count={query.data?.length || undefined}>
      <Loaded query={query} failed={t('recentFailed')} rows={2} none={<EmptyState title={t('noRecent')} />}>
        {(all) =>
          all.map((done) => (
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
          ))
        }
      </Loaded>
    </Panel>
  );
}
