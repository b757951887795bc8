import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SyncPill } from '#ui/SyncPill.tsx';
import type { LogRecord } from '../contract.ts';
import styles from './signed.module.css';

/** The first eight digits of a seal, in two fours. */
export const shortSeal = (seal: string) => `${seal.slice(0, 4)} ${seal.slice(4, 8)}`.toUpperCase();

/** Who signed and when, and the seal; until the server has it, that it is only on this device. */
export function Signed({ record, verified }: { record: LogRecord; verified?: boolean }) {
  const { t } = useTranslation('logbooks');
  const format = useFormat();
  const { signer, content, seal } = record;
  return (
    <span className={styles.signed}>
      {verified && (
        <span title={t('verified')}>
          <Icon name="shield" size="s" />
          <span className="vh">{t('verified')}</span>
        </span>
      )}
      <span>
        {signer.name}, {format.time(content.signedAt)}
      </span>
      {seal === '' ? (
        <SyncPill state="device" />
      ) : (
        <span className={styles.seal}>
          <Icon name="lock" size="s" />
          {shortSeal(seal)}
        </span>
      )}
    </span>
  );
}
