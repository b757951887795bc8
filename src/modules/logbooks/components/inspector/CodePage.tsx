import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AuthFrame } from '#modules/auth/components/AuthFrame.tsx';
import { Button } from '#ui/Button.tsx';
import { CODE_DIGITS } from '../../inspectionToken.ts';
import { PinPad } from '../PinPad.tsx';
import styles from '../sign.module.css';

type Props = {
  /** Why the last code did not open the link; '' before the first. */
  problem: string;
  pending: boolean;
  onCode: (code: string) => void;
};

/** Asks an inspector for the code that the master told beside the link. */
export default function CodePage({ problem, pending, onCode }: Props) {
  const { t } = useTranslation(['logproof', 'logbooks']);
  const id = useId();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length !== CODE_DIGITS) return;
    setCode('');
    onCode(code);
  };
  return (
    <AuthFrame title={t('codeTitle')}>
      <form id={id} className={styles.said} onSubmit={submit}>
        <p>{t('codeAsk')}</p>
        <PinPad
          label={t('code6')}
          value={code}
          problem={problem}
          onChange={(typed) => setCode(typed.slice(0, CODE_DIGITS))}
        />
        <Button variant="primary" big type="submit" pending={pending}>
          {t('codeOpen')}
        </Button>
      </form>
    </AuthFrame>
  );
}
