import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import type { ScanHit } from '#modules/scan/components/scanTarget.ts';
import { Button } from '#ui/Button.tsx';
import styles from './stockscan.module.css';

/** What a person may look at and not move: its page. */
export function Elsewhere({ hit, onLeave }: { hit: ScanHit; onLeave: () => void }) {
  const { t } = useTranslation('stockscan');
  const navigate = useNavigate();
  return (
    <section className={styles.sheet} aria-label={hit.label}>
      <div className={styles.head}>
        <div>
          <h3>{hit.label}</h3>
          <p>{hit.hint}</p>
        </div>
      </div>
      <p className="small ink2">{t('readOnly')}</p>
      <div className={styles.go}>
        <Button
          variant="primary"
          big
          onClick={() => {
            onLeave();
            void navigate(hit.page);
          }}
        >
          {t('open')}
        </Button>
      </div>
    </section>
  );
}
