import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { messagesOf } from '#ui/messagesOf.ts';
import type { LogSigner } from '../contract/signer.ts';
import { useSigners } from '../queries.ts';
import { type ToSign, useSigning } from '../useSigning.ts';
import { type Check, CheckList } from './CheckList.tsx';
import { PinPad } from './PinPad.tsx';
import { SignerChoice } from './SignerChoice.tsx';
import styles from './sign.module.css';

type Props = {
  title: string;
  facts?: string;
  toSign: ToSign;
  /** The entry as it will stand. */
  children: ReactNode;
  checks?: readonly Check[];
  action: string;
  onSigned?: () => void;
  onClose: () => void;
};

const none: readonly LogSigner[] = [];

/** Who may sign what: a witness is anybody of the crew, verifying and closing is for the master. */
const signersOf = (all: readonly LogSigner[], kind: ToSign['kind']) =>
  all.filter(({ keeps, master }) =>
    kind === 'verify' || kind === 'close' ? master : kind === 'witness' || keeps,
  );

/** The entry exactly as it will stand, what was checked, who signs, and the PIN. Warnings never block. */
export default function SignDialog({
  title,
  facts,
  toSign,
  children,
  checks = [],
  action,
  onSigned,
  onClose,
}: Props) {
  const { t } = useTranslation('logbooks');
  const format = useFormat();
  const formID = useId();
  const { _id: me } = useUser();
  const { data: all = none } = useSigners();
  const signers = signersOf(all, toSign.kind).filter(({ _id }) => _id !== toSign.except);
  const [chosen, setChosen] = useState<string>();
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const sign = useSigning();
  const signer = signers.find(({ _id }) => _id === (chosen ?? me)) ?? (chosen ? undefined : signers[0]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !signer) return;
    if (pin.length < 4) return setProblem(t('pinShort'));
    setBusy(true);
    setProblem('');
    try {
      await sign(toSign, signer, pin);
      onSigned?.();
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
  const now = new Date().toISOString();
  return (
    <Dialog
      open
      wide
      title={title}
      onClose={onClose}
      footer={
        <>
          <span className={`small ink2 sp ${styles.seals}`}>
            <Icon name="key" size="s" /> {t('sealsFor')}{' '}
            {t('nowIs', { ship: format.time(now), utc: now.slice(11, 16) })}
          </span>
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button
            variant="primary"
            big
            type="submit"
            form={formID}
            pending={busy}
            icon={<Icon name="edit" />}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={formID} className={styles.sheet} onSubmit={submit}>
        <div className={styles.said}>
          {facts && <p className="small ink2">{facts}</p>}
          <div className={styles.entry}>{children}</div>
          <CheckList checks={checks} />
          <SignerChoice
            signers={signers}
            value={signer?._id ?? ''}
            onChange={(id) => {
              setChosen(id);
              setPin('');
            }}
          />
          {signer && !signer.hasPin && <p className={styles.problem}>{t('noPin', { name: signer.name })}</p>}
          {signers.length === 0 && <p className={styles.problem}>{t('noSigner')}</p>}
        </div>
        <PinPad value={pin} problem={problem} onChange={setPin} />
      </form>
    </Dialog>
  );
}
