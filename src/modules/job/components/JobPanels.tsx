import { useTranslation } from '#lib/useTranslation.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import styles from '../job.module.css';
import { PartStock } from './PartStock.tsx';

/** Without `onEdit` it is only read. */
type Props = { job: Job; onEdit: (() => void) | undefined };

const useEditLink = (onEdit: Props['onEdit']) => {
  const { t } = useTranslation('job');
  if (!onEdit) return undefined;
  return (
    <Button variant="link" onClick={onEdit}>
      {t('edit')}
    </Button>
  );
};

/** The parts to take along. */
export function PartsPanel({ job, onEdit }: Props) {
  const { t } = useTranslation(['job', 'worklist']);
  const { number } = useFormat();
  const edit = useEditLink(onEdit);
  return (
    <Panel title={t('worklist:field.parts')} count={job.parts.length || undefined} action={edit}>
      {job.parts.length === 0 ? (
        <p className="pad small ink2">{t('partsNone')}</p>
      ) : (
        <ul className="rows">
          {job.parts.map((part) => (
            <li key={part._id}>
              <div className="li">
                <div className="t">
                  <b>{part.name}</b>
                  {part.partNo && <span>{part.partNo}</span>}
                  <PartStock part={part} />
                </div>
                <span className="nw">{t('quantityOf', { quantity: number(part.quantity) })}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The job's description. */
export function DescriptionPanel({ job, onEdit }: Props) {
  const { t } = useTranslation(['job', 'worklist']);
  const edit = useEditLink(onEdit);
  return (
    <Panel title={t('worklist:field.description')} action={edit}>
      <p className={job.description ? `pad ${styles.text}` : 'pad small ink2'}>
        {job.description || t('descriptionNone')}
      </p>
    </Panel>
  );
}
