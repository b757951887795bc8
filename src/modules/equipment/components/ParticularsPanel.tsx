import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Equipment } from '../contract.ts';
import styles from '../equipment.module.css';

const fields = ['manufacturer', 'modelNumber', 'serialNumber', 'department', 'location'] as const;

/** The machine's facts, as entered by the crew. */
export function ParticularsPanel({ item, onEdit }: { item: Equipment; onEdit: () => void }) {
  const { t } = useTranslation('equipment');
  return (
    <Panel
      title={t('details')}
      action={
        <Button variant="link" onClick={onEdit}>
          {t('edit')}
        </Button>
      }
    >
      <dl className={styles.facts}>
        {fields.map((field) => (
          <div key={field} className={field === 'location' ? 'wide' : undefined}>
            <dt>{t(`field.${field}`)}</dt>
            <dd>{item[field] || t('noEntry')}</dd>
          </div>
        ))}
        {item.remarks && (
          <div className="wide">
            <dt>{t('field.remarks')}</dt>
            <dd>{item.remarks}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
