import { useTranslation } from '#lib/useTranslation.ts';
import { IsmTabs } from '#modules/forms/components/IsmTabs.tsx';
import { useForms, useFormsDue, useFormVersions } from '#modules/forms/queries.ts';
import { useFormWords } from '#modules/forms/useFormWords.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Columns } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useFills } from '../queries.ts';
import { isInForce, turnOf } from '../rules/state.ts';

/** What is due, what is being filled or waits for signatures, and the forms to fill. */
export function IsmPage() {
  const { t } = useTranslation(['ism', 'forms']);
  const format = useFormat();
  const wordsOf = useFormWords();
  const forms = useForms();
  const fills = useFills();
  const dues = useFormsDue();
  const { data: versions = [], isLoading: noVersions } = useFormVersions();
  // Together: each of them would move those below it.
  const loading = noVersions || [forms, fills, dues].some(({ isLoading }) => isLoading);
  const used = (forms.data ?? []).filter(({ status, version }) => status === 'used' && version > 0);
  const titleOf = (formID: string) => {
    const form = forms.data?.find(({ _id }) => _id === formID);
    return form ? wordsOf(form.translations)(form.title) : '';
  };
  const open = (fills.data ?? []).filter(({ status }) => status !== 'archived');
  const overdue = (dues.data ?? []).filter(({ due }) => due < format.today).length;
  return (
    <>
      <PageHeader
        title={t('title')}
        // Short enough for one line of a phone: what is above the lists must not grow when they come.
        facts={
          loading
            ? '\u00A0'
            : `${t('openFacts', { count: open.length })} · ${t('overdueFacts', { count: overdue })}`
        }
        actions={
          <>
            <ButtonLink to="/app/vesseldocs/manage-checklists">{t('checklists')}</ButtonLink>
            <ButtonLink to="/app/boatadminforms">{t('manageForms')}</ButtonLink>
          </>
        }
      />
      <IsmTabs />
      {loading ? (
        <div className="panel">
          <Skeleton rows={10} />
        </div>
      ) : (
        <Columns
          left={
            <>
              <Panel title={t('openForms')} count={open.length || undefined}>
                <Loaded query={fills} failed={t('loadFailed')} rows={3}>
                  {() =>
                    open.length === 0 ? (
                      <p className="pad small ink2">{t('noneOpen')}</p>
                    ) : (
                      <ul className="rows">
                        {open.map((fill) => {
                          const version = versions.find(
                            (each) => each.formID === fill.formID && each.version === fill.version,
                          );
                          const turn = version && turnOf(version, fill);
                          const words = wordsOf(version?.translations ?? {});
                          return (
                            <li key={fill._id}>
                              <ListRow
                                icon={<Icon name={fill.confidential ? 'lock' : 'checklist'} />}
                                title={[fill.number, words(fill.title), fill.subjectName]
                                  .filter(Boolean)
                                  .join(' · ')}
                                second={t('begunBy', {
                                  name: fill.startedBy,
                                  when: format.dayTime(fill.createdAt),
                                })}
                                to="/app/ismdraft/$id"
                                params={{ id: fill._id }}
                                end={
                                  version && !turn && isInForce(version, fill) ? (
                                    <StateChip state="inProgress">{t('inForce')}</StateChip>
                                  ) : fill.status === 'submitted' ? (
                                    <StateChip state="waiting">
                                      {turn
                                        ? t('signsNext', { role: words(turn.subname) })
                                        : t('status.submitted')}
                                    </StateChip>
                                  ) : (
                                    <StateChip state="inProgress">{t('status.draft')}</StateChip>
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
              <Panel title={t('fillAForm')} count={used.length || undefined}>
                <Loaded query={forms} failed={t('loadFailed')} rows={6}>
                  {() =>
                    used.length === 0 ? (
                      <EmptyState
                        title={t('noForms')}
                        hint={t('noFormsHint')}
                        action={<ButtonLink to="/app/boatadminforms">{t('manageForms')}</ButtonLink>}
                      />
                    ) : (
                      <ul className="rows">
                        {used.map((form) => (
                          <li key={form._id}>
                            <ListRow
                              icon={<Icon name="paper" />}
                              title={wordsOf(form.translations)(form.title)}
                              second={t(`forms:category.${form.category}`)}
                              to="/app/ismform/$id"
                              params={{ id: form._id }}
                            />
                          </li>
                        ))}
                      </ul>
                    )
                  }
                </Loaded>
              </Panel>
            </>
          }
          right={
            <Panel title={t('due')} count={dues.data?.length || undefined}>
              <Loaded query={dues} failed={t('loadFailed')} rows={4}>
                {(list) =>
                  list.length === 0 ? (
                    <p className="pad small ink2">{t('noneDue')}</p>
                  ) : (
                    <ul className="rows">
                      {list.map((each) => (
                        <li key={each._id}>
                          <ListRow
                            rail={each.due < format.today ? 'overdue' : undefined}
                            title={[titleOf(each.formID), each.subjectName].filter(Boolean).join(' · ')}
                            second={
                              each.last ? t('lastFilled', { day: format.day(each.last) }) : t('neverFilled')
                            }
                            to="/app/ismform/$id"
                            params={{ id: each.formID }}
                            search={{
                              subject: each.subjectID,
                              schedule: each.scheduleID,
                              name: each.subjectName,
                            }}
                            end={<span className="small">{format.shortDay(each.due)}</span>}
                          />
                        </li>
                      ))}
                    </ul>
                  )
                }
              </Loaded>
            </Panel>
          }
        />
      )}
    </>
  );
}
