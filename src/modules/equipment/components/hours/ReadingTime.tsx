import { useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { momentOf, wallTime } from '#lib/zonedTime.ts';
import { Button } from '#ui/Button.tsx';
import { DayBox } from '#ui/form/DayBox.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import styles from './hours.module.css';

type Props = { at: string; now: string; chosen: boolean; onChange: (moment: string | undefined) => void };

/** When the meters were read, in ship's time: now, unless set. */
export function ReadingTime({ at, now, chosen, onChange }: Props) {
  const { t } = useTranslation('hours');
  const { timeZone } = useFormat();
  const id = useId();
  return (
    <div className={`row ${styles.time}`}>
      <label className="label nw" htmlFor={id}>
        {t('readAt')}
      </label>
      <DayBox
        id={id}
        time
        max={wallTime(now, timeZone)}
        value={wallTime(at, timeZone)}
        onChange={(wall) => {
          const moment = momentOf(wall, timeZone);
          if (moment) onChange(moment);
        }}
      />
      <Button variant="quiet" disabled={!chosen} onClick={() => onChange(undefined)}>
        {t('now')}
      </Button>
    </div>
  );
}
