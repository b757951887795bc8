import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { HEAD_TITLE } from '#modules/hoursofrest/rules/people.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { Leave } from '../contract.ts';
import { useDecideLeave } from '../queries.ts';
import { daysOf } from '../rules/balance.ts';
import type { TeamLeave } from '../useTeamLeave.ts';
import { LeaveChip } from './LeaveChip.tsx';
import styles from './leave.module.css';
import { WarningText } from './WarningText.tsx';

type Props = { leave: Leave; name: string; department: string; team: TeamLeave };

/** A request: its balance worked out to the day, what speaks against it, dates that fit, and the decision. */
export function RequestPanel({ leave, name, department, team }: Props) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const me = useUser();
  const [reason, setReason] = useState('');
  const { mutate: decide } = useDecideLeave();
  const change = useDialog(() => import('../EditForm.tsx'), { item: leave });
  const own = leave.userID === me._id && me.role === 'crew' && !me.superadmin;
  const master = answersForVessel(me);
  const head =
    department !== '' && department === me.department && new RegExp(HEAD_TITLE, 'i').test(me.jobtitle);
  const open = leave.status === 'asked' || leave.status === 'headAgreed';
  const decides = !own && (master || (head && open));
  const { before, after } = team.around(leave);
  const warnings = leave.status === 'refused' ? [] : team.warnings(leave);
  const others = open && warnings.length > 0 ? team.otherDates(leave) : [];
  const days = (count: number) => format.number(count, 2);
  const role = master ? ('master' as const) : ('head' as const);
  return (
    <Panel title={name} action={<LeaveChip status={leave.status} />}>
      <div className="pad stack">
        <p>
          <b>{t('fromTo', { from: format.day(leave.from), to: format.day(leave.to) })}</b>
          <br />
          <span className="small ink2">
            {t(`kind.${leave.kind}`)} · {t('days', { count: daysOf(leave) })}
            {leave.travelBefore + leave.travelAfter > 0 &&
              ` · ${t('travelDays', { count: leave.travelBefore + leave.travelAfter })}`}
            {leave.note && ` · ${leave.note}`}
          </span>
        </p>
        {leave.kind === 'leave' && (
          <dl className={styles.sum}>
            <dt>{t('balanceBefore')}</dt>
            <dd>{days(before.left)}</dd>
            <dt>{t('theseDays')}</dt>
            <dd>−{days(daysOf(leave))}</dd>
            <dt>{t('earnedAway')}</dt>
            <dd>{days(Math.round((after.left - before.left + daysOf(leave)) * 100) / 100)}</dd>
            <dt>
              <b>{t('leftAfter')}</b>
            </dt>
            <dd>
              <b>{days(after.left)}</b>
            </dd>
            <dt>{t('floor')}</dt>
            <dd>{t(after.floorKept ? 'floorKept' : 'floorBroken')}</dd>
          </dl>
        )}
        {warnings.length > 0 && (
          <ul className={styles.warnings} aria-label={t('against')}>
            {warnings.map((warning) => (
              <li key={JSON.stringify(warning)}>
                <Icon name="error" size="s" /> <WarningText warning={warning} />
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <p className="small">
            <b>{t('otherDates')}</b>{' '}
            {others
              .map(({ from, to }) => t('fromTo', { from: format.shortDay(from), to: format.shortDay(to) }))
              .join(' · ')}
          </p>
        )}
        <ol className={styles.steps}>
          {leave.steps.map((step) => (
            <li key={step.at}>
              {t(step.agreed ? 'stepAgreed' : 'stepRefused', {
                role: t(`role.${step.role}`),
                by: step.by,
                when: format.dayTime(step.at),
              })}
              {step.reason && <span className="ink2"> · {step.reason}</span>}
            </li>
          ))}
          {leave.status === 'asked' && <li className="ink2">{t('waitsHead')}</li>}
          {leave.status === 'headAgreed' && <li className="ink2">{t('waitsMaster')}</li>}
        </ol>
        {decides && (
          <Field id="leave-reason" label={t('reason')}>
            <div className="in">
              <input
                id="leave-reason"
                value={reason}
                maxLength={500}
                onChange={(event) => setReason(event.target.value)}
              />
            </div>
          </Field>
        )}
        <div className={styles.buttons}>
          {(own || master) && (
            <Button slim icon={<Icon name="edit" />} onClick={() => change.open()}>
              {t('change')}
            </Button>
          )}
          {decides && leave.status !== 'refused' && (
            <Button
              slim
              variant="danger"
              disabled={reason.trim() === ''}
              onClick={() => decide({ leave, agreed: false, reason: reason.trim(), role })}
            >
              {t('refuse')}
            </Button>
          )}
          {decides && leave.status !== 'approved' && (
            <Button
              slim
              variant={warnings.length > 0 ? 'default' : 'primary'}
              onClick={() => decide({ leave, agreed: true, reason: reason.trim(), role })}
            >
              {t('approve')}
            </Button>
          )}
        </div>
      </div>
      {change.element}
    </Panel>
  );
}
