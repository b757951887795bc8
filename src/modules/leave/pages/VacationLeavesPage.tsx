import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { HEAD_TITLE } from '#modules/hoursofrest/rules/people.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Columns } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { BalanceReadouts } from '../components/BalanceReadouts.tsx';
import { LeaveChip } from '../components/LeaveChip.tsx';
import { LedgerPanel } from '../components/LedgerPanel.tsx';
import { type Leave, leaves } from '../contract.ts';
import { useLeaves } from '../queries.ts';
import { useTeamLeave } from '../useTeamLeave.ts';

/** One's own leave: the balance as a ledger, and what was asked for. */
export function VacationLeavesPage() {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const me = useUser();
  const query = useLeaves();
  const team = useTeamLeave();
  const form = useDialog(() => import('../EditForm.tsx'));
  const balance = team.balance(me._id, format.today);
  const own = team.leaves
    .filter(({ userID }) => userID === me._id)
    .sort((a, b) => b.from.localeCompare(a.from));
  const seesTeam = can(me, leaves.access.write) || new RegExp(HEAD_TITLE, 'i').test(me.jobtitle);
  const what = (leave: Leave) => {
    const refused = leave.steps.find(({ agreed }) => !agreed);
    return [t(`kind.${leave.kind}`), leave.note, refused?.reason].filter(Boolean).join(' · ');
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={seesTeam && <ButtonLink to="/app/manageleaves">{t('titleTeam')}</ButtonLink>}
        primary={
          <Button variant="primary" icon={<Icon name="add" />} onClick={() => form.open({})}>
            {t('ask')}
          </Button>
        }
      />
      <Loaded query={query} ready={!team.isLoading} failed={t('failed')} framed rows={8}>
        {() => (
          <div className="stack">
            <BalanceReadouts balance={balance} />
            <Columns
              left={
                <Panel title={t('requests')} count={own.length}>
                  {own.length === 0 ? (
                    <EmptyState title={t('noOwn')} hint={t('noOwnHint')} />
                  ) : (
                    <ul className="rows">
                      {own.map((leave) => (
                        <li key={leave._id}>
                          <ListRow
                            icon={<Icon name="event" />}
                            title={t('fromTo', {
                              from: format.day(leave.from),
                              to: format.day(leave.to),
                            })}
                            second={what(leave)}
                            end={<LeaveChip status={leave.status} />}
                            onClick={() => form.open({ item: leave })}
                          />
                        </li>
                      ))}
                    </ul>
                  )}
                </Panel>
              }
              right={<LedgerPanel title={t('ledger')} balance={balance} />}
            />
          </div>
        )}
      </Loaded>
      {form.element}
    </>
  );
}
