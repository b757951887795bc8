import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { PinPad } from '#modules/logbooks/components/PinPad.tsx';
import { SignerChoice } from '#modules/logbooks/components/SignerChoice.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { messagesOf } from '#ui/messagesOf.ts';
import type { SignRole, Timesheet } from '../contract.ts';
import { useSheetSigners } from '../queries.ts';
import { useMonthSigning } from '../useMonthSigning.ts';
import styles from './rest.module.css';

type Props = {
  sheet: Timesheet;
  role: SignRole;
  title: string;
  facts: readonly string[];
  onClose: () => void;
};

const none: readonly never[] = [];

/** Signs a month with a PIN: the seafarer their own, or the master after the seafarer. */
export default function SignMonthDialog({ sheet, role, title, facts, onClose }: Props) {
  const { t } = useTranslation('hoursofrest');
  const formID = useId();
  const { data: all = none } = useSheetSigners();
  const signers = all.filter(({ _id, master }) => (role === 'master' ? master : _id === sheet.userID));
  const [chosen, setChosen] = useState<string>();
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const sign = useMonthSigning();
  const signer = signers.find(({ _id }) => _id === chosen) ?? signers[0];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !signer) return;
    if (pin.length < 4) return setProblem(t('pinShort'));
    setBusy(true);
    setProblem('');
    try {
      await sign(sheet, role, signer, pin);
      onClose();
    } catch (error) {
      setPin('');
      const said = messagesOf(error, t('notSigned'));
      setProblem(said.map(({ msg }) => msg).join(' '));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      wide
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            big
            type="submit"
            form={formID}
            pending={busy}
            icon={<Icon name="edit" />}
          >
            {t('signWithPin')}
          </Button>
        </>
      }
    >
      <form id={formID} className={styles.signing} onSubmit={submit}>
        <div className="stack">
          <p>{t('agree')}</p>
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <SignerChoice signers={signers} value={signer?._id ?? ''} onChange={setChosen} />
          {signer && !signer.hasPin && <p className={styles.problem}>{t('noPin', { name: signer.name })}</p>}
        </div>
        <PinPad value={pin} problem={problem} onChange={setPin} />
      </form>
    </Dialog>
  );
}
