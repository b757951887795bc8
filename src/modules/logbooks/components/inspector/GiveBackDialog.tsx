import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { messagesOf } from '#ui/messagesOf.ts';
import { takeBack } from '../../inspectionToken.ts';
import { useGiveBack } from '../../queries/inspection.ts';
import { logbookQueries, useSigners } from '../../queries.ts';
import { hashOf, proofOf } from '../../rules/proof.ts';
import { PinPad } from '../PinPad.tsx';
import { SignerChoice } from '../SignerChoice.tsx';
import styles from '../sign.module.css';

/** A PIN of the crew opens the rest of the app on this device again. */
export default function GiveBackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('logproof');
  const formID = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const boatID = useViewer()?.boatID ?? '';
  const { data: signers = [] } = useSigners();
  const withPin = signers.filter(({ hasPin }) => hasPin);
  const [chosen, setChosen] = useState<string>();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState('');
  const { mutateAsync: giveBack, isPending } = useGiveBack();
  const signerID = chosen ?? withPin[0]?._id ?? '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { key } = await client.ensureQueryData(logbookQueries.key());
      const proof = await proofOf(key, pin, await hashOf(`give back ${boatID}`));
      await giveBack({ boatID, signerID, proof });
      takeBack();
      await navigate({ to: '/app/logproof' });
    } catch (error) {
      setPin('');
      setProblem(
        messagesOf(error, t('notGivenBack'))
          .map(({ msg }) => msg)
          .join(' '),
      );
    }
  };
  return (
    <Dialog
      open
      title={t('giveBack')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button variant="primary" type="submit" form={formID} pending={isPending}>
            {t('giveBackNow')}
          </Button>
        </>
      }
    >
      <form id={formID} className={styles.said} onSubmit={submit}>
        <p>{t('giveBackHint')}</p>
        <SignerChoice signers={withPin} value={signerID} onChange={setChosen} />
        <PinPad value={pin} problem={problem} onChange={setPin} />
      </form>
    </Dialog>
  );
}
