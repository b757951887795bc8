import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { type ClassCondition, classconditions } from '../contract.ts';
import { useClassConditions } from '../queries.ts';
import { daysLeft, expiryStep } from '../rules/windows.ts';

const LAST_DAY = '9999-12-31';
/** Open ones first, by their day; closed ones below. */
const byUrgency = (a: ClassCondition, b: ClassCondition) =>
  Number(Boolean(a.closed)) - Number(Boolean(b.closed)) ||
  (a.due ?? LAST_DAY).localeCompare(b.due ?? LAST_DAY) ||
  a.title.localeCompare(b.title);

/** Conditions of class, of the vessel or of one certificate. */
export function ConditionsPanel({ certificateID }: { certificateID?: string }) {
  const { t } = useTranslation('shipcertificates');
  const format = useFormat();
  const mayWrite = can(useUser(), classconditions.access.write);
  const conditions = useClassConditions();
  const dialog = useDialog(() => import('./ConditionDialog.tsx'));
  const rows = (conditions.data ?? [])
    .filter((each) => certificateID === undefined || each.certificateID === certificateID)
    .sort(byUrgency);
  const open = rows.filter(({ closed }) => !closed);
  const chip = ({ due, closed }: ClassCondition) => {
    if (closed)
      return <StateChip state="done">{t('conditions.closedOn', { day: format.day(closed) })}</StateChip>;
    const left = daysLeft({ expires: due }, format.today);
    const over = left !== null && left < 0;
    const soon = expiryStep({ expires: due }, format.today) !== null;
    return (
      <StateChip state={over ? 'overdue' : soon ? 'due' : 'upcoming'}>
        {due ? t('conditions.by', { day: format.day(due) }) : t('conditions.open')}
      </StateChip>
    );
  };
  return (
    <Panel
      title={t('conditions.title')}
      count={conditions.data && open.length}
      action={
        mayWrite && (
          <Button
            icon={<Icon name="add" />}
            onClick={() => dialog.open(certificateID === undefined ? {} : { certificateID })}
          >
            {t('conditions.new')}
          </Button>
        )
      }
    >
      <Loaded query={conditions} failed={t('loadFailed')}>
        {() =>
          rows.length === 0 ? (
            <EmptyState title={t('conditions.none')} />
          ) : (
            <ul className="rows">
              {rows.map((condition) => (
                <li key={condition._id}>
                  <ListRow
                    title={classconditions.nameOf(condition)}
                    second={condition.note}
                    whole
                    end={chip(condition)}
                    {...(mayWrite ? { onClick: () => dialog.open({ item: condition }) } : {})}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {dialog.element}
    </Panel>
  );
}
