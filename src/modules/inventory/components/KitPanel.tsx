import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { InventoryItem } from '../contract.ts';
import styles from '../inventory.module.css';
import type { KitLine } from '../rules/kits.ts';
import { daysToExpiry, EXPIRY_STEPS, mayChange } from '../rules.ts';

type Props = {
  kit: InventoryItem;
  lines: readonly KitLine<InventoryItem>[];
  /** Whether this person works with stock. */
  mayCheck: boolean;
};

/** What a kit should hold: how many are in it, what has expired, and the check that counts it. */
export default function KitPanel({ kit, lines, mayCheck }: Props) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const user = useUser();
  const check = useDialog(() => import('../pages/stock/KitCheckDialog.tsx'), { kit });
  const mine = lines.flatMap(({ part }) =>
    part && (user.superadmin || mayChange(user, part)) ? [part] : [],
  );
  const counts = lines.flatMap(({ part }) => (part ? [part.countedAt ?? ''] : []));
  const checkedAt = counts.toSorted()[0];
  return (
    <Panel
      title={t('field.kitItems')}
      count={checkedAt ? t('kit.checkedOn', { day: format.recentDay(checkedAt) }) : t('kit.neverChecked')}
    >
      {lines.length === 0 && <p className="pad small ink2">{t('kit.nothing')}</p>}
      {lines.map((line) => (
        <Line key={line.inventoryID} line={line} />
      ))}
      {mayCheck && mine.length > 0 && (
        <div className={styles.check}>
          <Button icon={<Icon name="checklist" />} onClick={() => check.open({ parts: mine })}>
            {t('kit.check')}
          </Button>
        </div>
      )}
      {check.element}
    </Panel>
  );
}

function Line({ line: { part, wanted, inKit, missing, expired } }: { line: KitLine<InventoryItem> }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  if (!part)
    return <ListRow icon={<Icon name="help" />} title={t('kit.unknown')} second={t('kit.unknownHint')} />;
  const left = inKit > 0 ? daysToExpiry(part, format.today) : null;
  const soon = left !== null && left <= EXPIRY_STEPS[0];
  const day = format.shortDay(part.expDate);
  return (
    <ListRow
      icon={<Icon name={missing > 0 || expired ? 'alert' : 'check'} />}
      rail={missing > 0 || expired ? 'overdue' : soon ? 'due' : undefined}
      to="/app/inventory/$id"
      params={{ id: part._id }}
      title={part.name}
      second={[part.partNo, part.expDate && t(expired ? 'kit.expiredOn' : 'kit.expiresOn', { day })]
        .filter(Boolean)
        .join(' · ')}
      end={
        <>
          {missing > 0 && (
            <StateChip state="overdue">
              {t('kit.lacks', { amount: format.quantity(missing, part.unit) })}
            </StateChip>
          )}
          {expired && <StateChip state="overdue">{t('state.expired')}</StateChip>}
          <b>{t('kit.of', { amount: inKit, wanted })}</b>
        </>
      }
    />
  );
}
