import { useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { LogVolume } from '../../contract.ts';
import { type Compared, useCompareSeals } from '../../queries/seals.ts';
import { useBookName } from '../../useBookName.ts';
import { shortSeal } from '../Signed.tsx';
import styles from './proof.module.css';

type Props = { volumes: readonly LogVolume[]; onClose: () => void };

/** The seals of a mail beside those that the books have now. */
export default function CompareDialog({ volumes, onClose }: Props) {
  const { t } = useTranslation('logproof');
  const id = useId();
  const [text, setText] = useState('');
  const { mutate: compare, data, isPending, isError } = useCompareSeals();
  return (
    <Dialog
      open
      wide
      title={t('compare')}
      onClose={onClose}
      footer={
        <Button variant="primary" pending={isPending} onClick={() => compare(text)}>
          {t('compareNow')}
        </Button>
      }
    >
      <label htmlFor={id} className="flabel">
        {t('compareHint')}
      </label>
      <textarea
        id={id}
        className={styles.text}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status">
        {isError && <p className={styles.wrong}>{t('checkFailed')}</p>}
        {data?.length === 0 && <p className={styles.wrong}>{t('noSealInText')}</p>}
        {data?.map((each) => (
          <Outcome key={`${each.volumeID} ${each.n}`} compared={each} volumes={volumes} />
        ))}
      </div>
    </Dialog>
  );
}

function Outcome({ compared, volumes }: { compared: Compared; volumes: readonly LogVolume[] }) {
  const { t } = useTranslation('logproof');
  const nameOf = useBookName();
  const { volumeID, n, seal, now } = compared;
  const volume = volumes.find(({ _id }) => _id === volumeID);
  const book = volume ? nameOf(volume.book, volume.no) : volumeID;
  if (now === seal)
    return (
      <p className={styles.right}>
        <Icon name="shield" size="s" /> {t('agrees', { book, n, seal: shortSeal(seal) })}
      </p>
    );
  return (
    <p className={styles.wrong}>
      <Icon name="error" size="s" />{' '}
      {now ? t('differs', { book, n, seal: shortSeal(seal), now: shortSeal(now) }) : t('lacks', { book, n })}
    </p>
  );
}
