import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '#ui/Icon.tsx';
import { SyncPill } from '#ui/SyncPill.tsx';
import type { LogRecord } from '../contract.ts';
import type { Book } from '../rules/book.ts';
import { printedDay } from '../rules/print.ts';
import styles from './printed.module.css';
import { shortSeal } from './Signed.tsx';

type Props = { record: LogRecord; book: Book; witness?: boolean };

/** Who signed, with rank, date and seal, as it stands beside an entry. */
export function SignatureBlock({ record, book, witness = false }: Props) {
  const { t } = useTranslation('logbooks');
  const { signer, content, seal } = record;
  const when = { at: content.signedAt, zone: content.zone };
  return (
    <span className={styles.signature}>
      <span>
        <b>{witness ? t('witnessedBy', { name: signer.name }) : signer.name}</b>
        {signer.rank && `, ${signer.rank}`}
      </span>
      <span className={styles.seal}>
        {printedDay(when, book)}
        {seal === '' ? (
          <SyncPill state="device" />
        ) : (
          <span>
            <Icon name="lock" size="s" /> {shortSeal(seal)}
          </span>
        )}
      </span>
    </span>
  );
}
