import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { type LogInspection, MAX_WRONG_CODES } from '../../contract/inspection.ts';
import { handOver, inspectionLink, withCode } from '../../inspectionToken.ts';
import styles from './proof.module.css';

type Props = { token: string; code: string; inspection: LogInspection; onClose: () => void };

/** The link, once: as a code for the inspector's own device, to copy, or opened on this one. */
export default function LinkDialog({ token, code, inspection, onClose }: Props) {
  const { t } = useTranslation('logproof');
  const format = useFormat();
  const navigate = useNavigate();
  const [isCopied, setCopied] = useState(false);
  const link = inspectionLink(token);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const showHere = () => {
    handOver(code ? withCode(token, code) : token);
    return navigate({ to: '/auth/inspection' });
  };
  return (
    <Dialog
      open
      wide
      title={t('linkReady')}
      onClose={onClose}
      footer={
        <>
          <Button icon={<Icon name="copy" />} onClick={copy}>
            {isCopied ? t('copied') : t('copyLink')}
          </Button>
          <Button variant="primary" icon={<Icon name="tablet" />} onClick={showHere}>
            {t('showHere')}
          </Button>
        </>
      }
    >
      <div className={styles.link}>
        <QrCode text={link} label={t('qr')} size={200} />
        <div>
          <p>
            {t(code ? 'linkOnceCode' : 'linkOnce', {
              time: format.dayTime(inspection.expiresAt),
              whom: inspection.forWhom,
            })}
          </p>
          <p className="small ink2">{t('showHereHint')}</p>
          <code>{link}</code>
        </div>
        {code && (
          <div>
            <p>{t('codeIs')}</p>
            <output className={styles.code} aria-label={t('code6')}>
              {code}
            </output>
            <p className="small ink2">{t('codeHint', { count: MAX_WRONG_CODES })}</p>
          </div>
        )}
      </div>
    </Dialog>
  );
}
