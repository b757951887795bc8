import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useSheetSigners } from '#modules/hoursofrest/queries.ts';
import { PinPad } from '#modules/logbooks/components/PinPad.tsx';
import { SignerChoice } from '#modules/logbooks/components/SignerChoice.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { messagesOf } from '#ui/messagesOf.ts';
import type { SigningRole, Watch, WatchLog } from '../contract.ts';
import { useSignHandover } from '../useSignHandover.ts';
import styles from './watch.module.css';

type Props = { log: WatchLog; watch: Watch; role: SigningRole; reliefID: string; onClose: () => void };

const none: readonly never[] = [];

/** Signs a hand-over with a PIN: who is relieved, or the relief, on whichever device is at hand. */
export default function SignDialog({ log, watch, role, reliefID, onClose }: Props) {
  const { t } = useTranslation('watchkeeping');
  const formID = useId();
  const me = useUser();
  const { data: all = none } = useSheetSigners();
  const signers = all.filter(
    ({ _id, watches, master }) => (role === 'off') === (_id === watch.userID) && (watches || master),
  );
  const [chosen, setChosen] = useState(role === 'on' ? reliefID || me._id : watch.userID);
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const sign = useSignHandover();
  const signer = signers.find(({ _id }) => _id === chosen) ?? signers[0];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !signer) return;
    if (pin.length < 4) return setProblem(t('pinShort'));
    setBusy(true);
    setProblem('');
    try {
      await sign(log, role, signer, pin);
      onClose();
    } catch (error) {
      setPin('');
      setProblem(
        messagesOf(error, t('notSigned'))
          .map(({ msg }) => msg)
          .join(' '),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      wide
      title={t(role === 'off' ? 'handOver' : 'takeWatch')}
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
            {t(role === 'off' ? 'signHandOver' : 'takeWatch')}
          </Button>
        </>
      }
    >
      <form id={formID} className={styles.signing} onSubmit={submit}>
        <div className="stack">
          <p>{t(role === 'off' ? 'offFacts' : 'onFacts')}</p>
          <p className="pre">{log.notes}</p>
          <SignerChoice signers={signers} value={signer?._id ?? ''} onChange={setChosen} />
          {signer && !signer.hasPin && <p className={styles.problem}>{t('noPin', { name: signer.name })}</p>}
        </div>
        <PinPad value={pin} problem={problem} onChange={setPin} />
      </form>
    </Dialog>
  );
}
