import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { FormVersion } from '#modules/forms/contract.ts';
import type { Line } from '#modules/forms/rules/line.ts';
import { useFormWords } from '#modules/forms/useFormWords.ts';
import { useSheetSigners } from '#modules/hoursofrest/queries.ts';
import { PinPad } from '#modules/logbooks/components/PinPad.tsx';
import { SignerChoice } from '#modules/logbooks/components/SignerChoice.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { messagesOf } from '#ui/messagesOf.ts';
import type { Fill } from '../contract.ts';
import { signedBeside } from '../rules/state.ts';
import { useFormSigning } from '../useFormSigning.ts';
import styles from './ism.module.css';

type Props = { fill: Fill; version: FormVersion; role: Line; onClose: () => void };

const none: readonly never[] = [];

/** Signs a form with a PIN: the person of this device, or another of the crew on the same tablet. */
export default function SignFormDialog({ fill, version, role, onClose }: Props) {
  const { t } = useTranslation('ism');
  const formID = useId();
  const { _id: me } = useUser();
  const words = useFormWords()(version.translations);
  const { data: all = none } = useSheetSigners();
  const beside = signedBeside(version, fill, role._id);
  const signers = all
    .filter(({ master }) => role.options.signer !== 'master' || master)
    .filter(({ _id }) => beside.every(({ userID }) => userID !== _id));
  const [chosen, setChosen] = useState<string>();
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const sign = useFormSigning();
  const signer = signers.find(({ _id }) => _id === (chosen ?? me)) ?? signers[0];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !signer) return;
    if (pin.length < 4) return setProblem(t('pinShort'));
    setBusy(true);
    setProblem('');
    try {
      await sign(fill, version, role, signer, pin);
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
      title={t('signAs', { role: words(role.subname) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('notNow')}</Button>
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
      <form id={formID} className={styles.sheet} onSubmit={submit}>
        <div className="stack">
          <p>{t('agree', { form: [fill.number, words(version.title)].filter(Boolean).join(' ') })}</p>
          <p className="small ink2">{t('changeVoids')}</p>
          <SignerChoice signers={signers} value={signer?._id ?? ''} onChange={setChosen} />
          {signer && !signer.hasPin && <p className={styles.problem}>{t('noPin', { name: signer.name })}</p>}
          {signers.length === 0 && <p className={styles.problem}>{t('noSigner')}</p>}
        </div>
        <PinPad value={pin} problem={problem} onChange={setPin} />
      </form>
    </Dialog>
  );
}
