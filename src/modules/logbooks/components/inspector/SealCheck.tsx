import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { ShownVolume } from '../../contract/inspection.ts';
import { useInspectedSeals, useSaveInspected } from '../../queries/inspection.ts';
import { canSeal } from '../../rules/proof.ts';
import { shortSeal } from '../Signed.tsx';
import styles from './inspector.module.css';

/** A volume of more records is checked when somebody asks: it weighs megabytes. */
const CHECKED_AT_ONCE = 5000;

/** What the seals of a volume say, worked out again by the inspector's own browser. */
export function SealCheck({ volume, token }: { volume: ShownVolume; token: string }) {
  const { t } = useTranslation('logproof');
  const format = useFormat();
  const [asked, setAsked] = useState(volume.records <= CHECKED_AT_ONCE);
  const { data, isFetching, isError } = useInspectedSeals(token, volume._id, asked && canSeal());
  const { mutateAsync: save } = useSaveInspected(token);
  const isWhole = data && !data.broken && data.gaps.length === 0;
  return (
    <section className="panel" aria-label={t('seals')}>
      <div className={styles.verdict} role="status">
        <Icon
          name={data && !isWhole ? 'error' : 'shield'}
          size="xl"
          className={isWhole ? styles.right : styles.open}
        />
        <span>
          <b>
            {data?.broken
              ? t('brokenAt', { n: data.broken.n })
              : data
                ? t('unbroken', { count: data.count })
                : t('notChecked')}
          </b>
          <span className="small ink2">
            {!canSeal() && t('needsHttps')}
            {isError && t('checkFailed')}
            {data && t('workedOut', { time: format.time(data.at) })}
            {data && data.gaps.length > 0 && ` ${t('gaps', { list: format.list(data.gaps.map(String)) })}`}
          </span>
        </span>
      </div>
      {data && (
        <div className="pad">
          <DescriptionList
            facts={[
              [t('firstSeal'), shortSeal(data.first)],
              [t('lastSeal'), shortSeal(data.head)],
              [t('amended'), data.amended ? t('withReason', { count: data.amended }) : t('none')],
              [t('signedLate'), data.late ? t('byOverADay', { count: data.late }) : t('none')],
            ]}
          />
        </div>
      )}
      <div className={styles.save}>
        {!asked && canSeal() && (
          <Button pending={isFetching} onClick={() => setAsked(true)}>
            {t('checkHere')}
          </Button>
        )}
        <Button icon={<Icon name="fileDownload" />} onClick={() => save({ id: volume._id, as: 'volume' })}>
          {t('volumeFile')}
        </Button>
      </div>
    </section>
  );
}
