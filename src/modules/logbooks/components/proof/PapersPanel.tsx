import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { LogVolume } from '../../contract.ts';
import { useBookPaper, useCopyOfBooks } from '../../queries/papers.ts';
import styles from './proof.module.css';

/** What an electronic record book needs on paper, and a copy of all books. */
export function PapersPanel({ volumes }: { volumes: readonly LogVolume[] }) {
  const { t } = useTranslation('logproof');
  const { boatID } = useUser();
  const { mutateAsync: print } = useBookPaper();
  const { mutateAsync: copy } = useCopyOfBooks();
  const sealed = volumes.filter(({ no }) => no > 0).map(({ _id }) => _id);
  const icon = <Icon name="pdf" />;
  return (
    <Panel title={t('papers')}>
      <ul className="rows">
        <li>
          <div className={`li ${styles.wide}`}>
            <span className="t">
              <b>{t('declaration')}</b>
              <span>{t('declarationHint')}</span>
            </span>
            <Button icon={icon} onClick={() => print({ boatID, paper: 'declaration' })}>
              {t('savePdf', { what: t('declaration') })}
            </Button>
          </div>
        </li>
        <li>
          <div className={`li ${styles.wide}`}>
            <span className="t">
              <b>{t('fallback')}</b>
              <span>{t('fallbackHint')}</span>
            </span>
            <Button icon={icon} onClick={() => print({ boatID, paper: 'fallback' })}>
              {t('savePdf', { what: t('fallback') })}
            </Button>
          </div>
        </li>
        {sealed.length > 0 && (
          <li>
            <div className={`li ${styles.wide}`}>
              <span className="t">
                <b>{t('copyOfBooks')}</b>
                <span>{t('copyHint')}</span>
              </span>
              <Button icon={<Icon name="fileDownload" />} onClick={() => copy(sealed)}>
                {t('saveCopy')}
              </Button>
            </div>
          </li>
        )}
      </ul>
    </Panel>
  );
}
