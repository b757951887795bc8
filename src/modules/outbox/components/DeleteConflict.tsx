import type { Operation } from '#lib/outbox/operation.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useOutboxActions } from '../queries.ts';
import styles from './outbox.module.css';
import { Since } from './Since.tsx';

/** A delete of something that others changed meanwhile: what they did, and whether to delete it all the same. */
export function DeleteConflict({ operation }: { operation: Operation }) {
  const { t } = useTranslation('outbox');
  const { discard, decide } = useOutboxActions();
  return (
    <>
      <div className={styles.why}>
        <p>{t('deleteClash')}</p>
        <Since operation={operation} />
      </div>
      <div className={styles.actions}>
        <Button variant="danger" onClick={() => decide(operation, [])}>
          {t('deleteAnyway')}
        </Button>
        <Button variant="primary" onClick={() => discard(operation)}>
          {t('keepIt')}
        </Button>
      </div>
    </>
  );
}
