import { useNavigate } from '@tanstack/react-router';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Columns } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { useChecklists, useCreateChecklist, useRuns } from '../queries.ts';
import { runState } from '../rules/marks.ts';

const MAX_RUNS = 30;

/** The checklists of the vessel, and their runs: those in hand first. */
export function ChecklistsPage() {
  const { t } = useTranslation('checklists');
  const format = useFormat();
  const navigate = useNavigate();
  const { boatID } = useUser();
  const lists = useChecklists();
  const runs = useRuns();
  const { mutateAsync: create } = useCreateChecklist();
  const start = useDialog(() => import('../components/StartDialog.tsx'));
  const add = async () => {
    const _id = newId();
    await create({ _id, boatID, title: t('newTitle') });
    await navigate({ to: '/app/vesseldocs/manage-checklist/$id', params: { id: _id } });
  };
  const ordered = [...(runs.data ?? [])].sort(
    (a, b) =>
      Number(a.finishedAt !== null) - Number(b.finishedAt !== null) || b.createdAt.localeCompare(a.createdAt),
  );
  const open = ordered.filter(({ finishedAt }) => finishedAt === null).length;
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={t('facts', { count: open })}
        primary={
          <Button variant="primary" icon={<Icon name="plus" />} onClick={add}>
            {t('new')}
          </Button>
        }
      />
      <Columns
        left={
          <Panel title={t('title')} count={lists.data?.length}>
            <Loaded query={lists} failed={t('loadFailed')} rows={4}>
              {(all) =>
                all.length === 0 ? (
                  <EmptyState title={t('empty')} hint={t('emptyHint')} />
                ) : (
                  <ul className="rows">
                    {all.map((list) => (
                      <li key={list._id}>
                        <ListRow
                          icon={<Icon name="checklist" />}
                          title={list.title}
                          second={[t('itemCount', { count: list.items.length }), list.department]
                            .filter(Boolean)
                            .join(' · ')}
                          to="/app/vesseldocs/manage-checklist/$id"
                          params={{ id: list._id }}
                          end={
                            <Button
                              disabled={list.items.length === 0}
                              icon={<Icon name="play" />}
                              onClick={() => start.open({ list })}
                            >
                              {t('start')}
                            </Button>
                          }
                        />
                      </li>
                    ))}
                  </ul>
                )
              }
            </Loaded>
          </Panel>
        }
        right={
          // Where it stands below the lists, it would be moved by them.
          !lists.isLoading && (
            <Panel title={t('runs')} count={open || undefined}>
              <Loaded query={runs} failed={t('loadFailed')} rows={4}>
                {() =>
                  ordered.length === 0 ? (
                    <p className="pad small ink2">{t('noRuns')}</p>
                  ) : (
                    <ul className="rows">
                      {ordered.slice(0, MAX_RUNS).map((run) => {
                        const { done, failed } = runState(run);
                        return (
                          <li key={run._id}>
                            <ListRow
                              title={[run.title, run.occasion].filter(Boolean).join(', ')}
                              second={[
                                run.startedBy,
                                format.dayTime(run.createdAt),
                                failed > 0 ? t('failedCount', { count: failed }) : '',
                              ]
                                .filter(Boolean)
                                .join(' · ')}
                              to="/app/vesseldocs/checklist/$id"
                              params={{ id: run._id }}
                              end={
                                run.finishedAt ? (
                                  <StateChip state={failed > 0 ? 'due' : 'done'}>{t('finished')}</StateChip>
                                ) : (
                                  <StateChip state="inProgress">
                                    {t('doneOf', { done, count: run.items.length })}
                                  </StateChip>
                                )
                              }
                            />
                          </li>
                        );
                      })}
                    </ul>
                  )
                }
              </Loaded>
            </Panel>
          )
        }
      />
      {start.element}
    </>
  );
}
