import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { userName } from '#modules/auth/rules/userName.ts';
import { addMonths } from '#modules/hoursofrest/rules/calendar.ts';
import { usePay } from '#modules/profile/queries/people.ts';
import { byRank } from '#modules/profile/rules.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { MonthSteps } from '#ui/MonthSteps.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { Payroll } from '../contract.ts';
import { useLockRun, usePayrolls, usePaySettings, usePrepareRun } from '../queries.ts';
import { payOf } from '../rules/pay.ts';
import { draftOf, isLocked, runOf } from '../rules/run.ts';
import { useMonthName } from '../useMonthName.ts';
import { LinePanel } from './LinePanel.tsx';
import { LockedRuns } from './LockedRuns.tsx';
import { PaidTo } from './PaidTo.tsx';
import styles from './payroll.module.css';
import { RunCosts } from './RunCosts.tsx';
import { RunSums } from './RunSums.tsx';
import { RunTable } from './RunTable.tsx';

const byName = (a: Payroll, b: Payroll) => byRank(nameOf(a), nameOf(b));
/** Ranks are sorted as in crew lists; a pay keeps the whole name. */
const nameOf = ({ name, jobtitle }: Payroll) => ({ firstName: '', lastName: name, jobtitle });

/** The run of a month: what everybody gets beside the month before, its lock, and the file for the bank. */
export function RunView({ month }: { month: string }) {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  const navigate = useNavigate();
  const me = useUser();
  const monthName = useMonthName();
  const query = usePayrolls();
  const { data: people } = usePay();
  const divisorNow = usePaySettings()?.divisor ?? 'thirty';
  const { mutate: prepare, isPending: preparing } = usePrepareRun();
  const { mutate: lock } = useLockRun();
  const confirm = useConfirm();
  const [chosen, setChosen] = useState<string>();
  const all = query.data ?? [];
  const run = [...runOf(all, month)].sort(byName);
  const before = runOf(all, addMonths(month, -1));
  const last = new Map(before.map((pay) => [pay.userID, pay]));
  const isOver = isLocked(run);
  const pay = run.find(({ _id }) => _id === chosen) ?? run[0];
  const has = new Set(run.map(({ userID }) => userID));
  const absent = (people ?? []).filter(
    (person) =>
      person.role === 'crew' &&
      !person.left &&
      !has.has(person.userID) &&
      draftOf(me.boatID, person, month, all),
  );
  const create = useDialog(() => import('../EditForm.tsx'), { month });
  const settings = useDialog(() => import('./SettingsDialog.tsx'));
  const file = useDialog(() => import('./FileDialog.tsx'), { month, run });
  const name = monthName(month);
  const begin = () => prepare({ boatID: me.boatID, month });
  const askLock = () => {
    const carried = run.filter((each) => payOf(each).carried < 0).length;
    const words = [t('lockBody', { count: run.length })];
    if (carried > 0) words.push(t('belowZero', { count: carried }));
    confirm({
      title: t('lock', { month: name }),
      body: words.join(' '),
      action: t('lock', { month: name }),
      onConfirm: () => lock({ boatID: me.boatID, month, rows: run, by: userName(me) }),
    });
  };
  const [first] = run;
  // The run decides what can be done with it: the buttons come with it, in their places.
  if (!query.data && !query.isError)
    return (
      <div>
        <PageHeader title={t('titleMonth', { month: name })} />
        <div className="panel">
          <Skeleton rows={10} />
        </div>
      </div>
    );
  return (
    <>
      <PageHeader
        title={t('titleMonth', { month: name })}
        facts={[
          run.length > 0 ? t(isOver ? 'locked' : 'preview') : '',
          t(`divisor.${first?.divisor ?? divisorNow}`),
          first?.lockedAt ? t('lockedBy', { when: format.dayTime(first.lockedAt), by: first.lockedBy }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            {run.length > 0 && (
              <Button icon={<Icon name="download" />} onClick={() => file.open()}>
                {t('paymentFile')}
              </Button>
            )}
            {!isOver && (
              <Button icon={<Icon name="add" />} onClick={() => create.open()}>
                {t('addPerson')}
              </Button>
            )}
            {!isOver && run.length > 0 && absent.length > 0 && (
              <Button pending={preparing} onClick={begin}>
                {t('beginMissing')}
              </Button>
            )}
            <MonthSteps
              before={t('monthBefore')}
              after={t('monthAfter')}
              last={month >= addMonths(format.today.slice(0, 7), 2)}
              onStep={(step) =>
                void navigate({ to: '/app/employees/payroll', search: { month: addMonths(month, step) } })
              }
            />
            <Button icon={<Icon name="settings" />} onClick={() => settings.open()}>
              {t('settings')}
            </Button>
          </>
        }
        primary={
          run.length > 0 && !isOver ? (
            <Button variant="primary" icon={<Icon name="lock" />} onClick={askLock}>
              {t('lock', { month: name })}
            </Button>
          ) : undefined
        }
      />
      <div className="stack">
        <Loaded query={query} failed={t('failed')} framed rows={10}>
          {() =>
            run.length === 0 ? (
              <>
                <div className="panel">
                  <EmptyState
                    title={t('empty', { month: name })}
                    hint={t('emptyHint')}
                    action={
                      <Button variant="primary" pending={preparing} onClick={begin}>
                        {t('begin', { month: name })}
                      </Button>
                    }
                  />
                </div>
                <LockedRuns all={all} />
              </>
            ) : (
              <>
                <RunSums run={run} before={before} />
                <div className={styles.columns}>
                  <Panel title={t('tableOf', { month: name })} count={run.length}>
                    <RunTable month={name} run={run} before={last} selected={pay?._id} onSelect={setChosen} />
                  </Panel>
                  <div className="stack">
                    {pay && <LinePanel key={pay._id} pay={pay} />}
                    {pay && <PaidTo pay={pay} />}
                    <RunCosts run={run} />
                    <LockedRuns all={all} />
                  </div>
                </div>
              </>
            )
          }
        </Loaded>
      </div>
      {create.element}
      {settings.element}
      {file.element}
    </>
  );
}
