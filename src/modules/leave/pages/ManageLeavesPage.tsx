import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useAllGuests } from '#modules/guests/queries.ts';
import { addMonths } from '#modules/hoursofrest/rules/calendar.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { MonthSteps } from '#ui/MonthSteps.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { BalancesPanel } from '../components/BalancesPanel.tsx';
import { LeaveTimeline } from '../components/LeaveTimeline.tsx';
import { LedgerPanel } from '../components/LedgerPanel.tsx';
import styles from '../components/leave.module.css';
import { RequestPanel } from '../components/RequestPanel.tsx';
import { leaves } from '../contract.ts';
import { useLeaves } from '../queries.ts';
import { type TeamLeave, useTeamLeave } from '../useTeamLeave.ts';

const route = getRouteApi('/app/manageleaves');

/** The team's leave: three months with what speaks against each request, decisions, balances, safe manning. */
export function ManageLeavesPage() {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const navigate = useNavigate();
  const me = useUser();
  const mayWrite = can(me, leaves.access.write);
  const query = useLeaves();
  const team = useTeamLeave();
  // Their row would push the people down.
  const { isLoading: noGuests } = useAllGuests();
  const month = route.useSearch().month ?? format.today.slice(0, 7);
  const [chosen, setChosen] = useState<string>();
  const [person, setPerson] = useState<string>();
  const create = useDialog(() => import('../EditForm.tsx'));
  const manning = useDialog(() => import('../components/ManningDialog.tsx'));
  const mine = new Map(team.people.map((each) => [each.userID, each]));
  const open = team.leaves.filter(
    ({ status, userID }) => (status === 'asked' || status === 'headAgreed') && mine.has(userID),
  );
  const leave =
    team.leaves.find(({ _id }) => _id === chosen) ??
    [...open].sort((a, b) => a.from.localeCompare(b.from))[0];
  const asker = leave && mine.get(leave.userID);
  const ledgerOf = person === undefined ? undefined : mine.get(person);
  const exportBalances = useExport(team);
  return (
    <>
      <PageHeader
        title={t('titleTeam')}
        facts={t('openRequests', { count: open.length })}
        actions={
          <>
            <MonthSteps
              before={t('monthBefore')}
              after={t('monthAfter')}
              onStep={(step) =>
                void navigate({ to: '/app/manageleaves', search: { month: addMonths(month, step) } })
              }
            />
            {mayWrite && (
              <Button icon={<Icon name="settings" />} onClick={() => manning.open()}>
                {t('safeManning')}
              </Button>
            )}
            <Button icon={<Icon name="download" />} onClick={() => void exportBalances()}>
              {t('export')}
            </Button>
          </>
        }
        primary={
          <Button variant="primary" icon={<Icon name="add" />} onClick={() => create.open()}>
            {t('ask')}
          </Button>
        }
      />
      <Loaded query={query} ready={!team.isLoading && !noGuests} failed={t('failed')} framed rows={12}>
        {() => (
          <div className={styles.columns}>
            <div className="stack">
              <Panel title={t('timeline')}>
                <LeaveTimeline month={month} team={team} chosen={leave?._id} onChoose={setChosen} />
              </Panel>
              <BalancesPanel team={team} mayWrite={mayWrite} selected={person} onSelect={setPerson} />
            </div>
            <div className="stack">
              {leave && asker ? (
                <RequestPanel
                  key={leave._id}
                  leave={leave}
                  name={asker.name}
                  department={asker.department}
                  team={team}
                />
              ) : (
                <div className="panel">
                  <EmptyState title={t('noRequests')} hint={t('noRequestsHint')} />
                </div>
              )}
              {ledgerOf && (
                <LedgerPanel title={t('ledgerOf', { name: ledgerOf.name })} balance={ledgerOf.balance} />
              )}
            </div>
          </div>
        )}
      </Loaded>
      {create.element}
      {manning.element}
    </>
  );
}

/** The balances as a file for a spreadsheet. */
const useExport = (team: TeamLeave) => {
  const { t } = useTranslation('leave');
  const { today } = useFormat();
  const heads = [
    ...[t('field.userID'), t('field.pattern'), t('rowOf.opening'), t('rowOf.earned')],
    ...[t('rowOf.taken'), t('rowOf.adjustment'), t('left'), t('floor')],
  ];
  return async () => {
    const { toCsv } = await import('#ui/table/exportRows.ts');
    const rows = team.people.map(({ name, balance }) => [
      name,
      balance.terms ? t(`pattern.${balance.terms.pattern}`) : '',
      ...[balance.opening, balance.earned, balance.taken, balance.adjusted, balance.left, balance.floor],
    ]);
    saveFile(new File([await toCsv([heads, ...rows])], `leave-${today}.csv`, { type: 'text/csv' }));
  };
};
