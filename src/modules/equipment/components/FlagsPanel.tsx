import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Equipment } from '../contract.ts';
import styles from '../equipment.module.css';
import { useUpdateEquipment } from '../queries.ts';

const flags = [
  { field: 'critical', icon: <Icon name="shield" />, className: `${styles.flag} ${styles.critical}` },
  { field: 'atSea', icon: <Icon name="sailing" />, className: styles.flag },
  { field: 'atPort', icon: <Icon name="anchor" />, className: styles.flag },
  { field: 'isArchived', icon: <Icon name="archive" />, className: styles.flag },
] as const;

/** Critical, at sea, at port and archived, each set by one tap. */
export function FlagsPanel({ item }: { item: Equipment }) {
  const { t } = useTranslation('equipment');
  const { mutate } = useUpdateEquipment();
  return (
    <Panel title={t('flags')}>
      <div className={styles.flags}>
        {flags.map(({ field, icon, className }) => (
          <button
            key={field}
            type="button"
            role="switch"
            aria-checked={item[field]}
            title={t(`help.${field}`)}
            className={className}
            onClick={() => mutate({ _id: item._id, [field]: !item[field] })}
          >
            {icon}
            {t(`field.${field}`)}
          </button>
        ))}
      </div>
    </Panel>
  );
}
