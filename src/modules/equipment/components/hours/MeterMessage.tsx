import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Equipment } from '../../contract.ts';
import styles from './hours.module.css';
import type { Judged, TypedEntry } from './round.ts';

type Props = {
  id: string;
  meter: Equipment;
  entry: TypedEntry | undefined;
  judged: Judged;
  /** The server's message about it. */
  refused: string | undefined;
  /** A figure being typed is not an error yet. */
  typing: boolean;
  onReplace: () => void;
  onTakeBack: () => void;
};

/** The message of an entry: an error, a warning that it runs fast, or that the meter was replaced. */
export function MeterMessage(props: Props) {
  const { id, meter, entry, judged, refused, typing, onReplace, onTakeBack } = props;
  const { t } = useTranslation('hours');
  const format = useFormat();
  const show = format.hours;
  const replace = (
    <Button variant="link" slim onClick={onReplace}>
      {t('replaced')}
    </Button>
  );
  if (refused || (judged.state === 'wrong' && !typing)) {
    const problem = judged.state === 'wrong' ? t(`problem.${judged.problem}`) : '';
    const lower = refused !== undefined || (judged.state === 'wrong' && judged.problem === 'meterLower');
    return (
      <div className={`${styles.message} ${styles.bad}`}>
        <Icon name="error" size="s" />
        <span id={id} role="alert">
          {refused ?? problem}
        </span>
        {lower && replace}
      </div>
    );
  }
  if (entry?.replacement) {
    const { value, oldValue } = entry.replacement;
    return (
      <div className={styles.message}>
        <Icon name="refresh" size="s" />
        <span id={id}>
          {oldValue === null
            ? t('newMeter', { value: show(value) })
            : t('newMeterAfter', { value: show(value), old: show(oldValue) })}
        </span>
        <Button variant="link" slim onClick={onTakeBack}>
          {t('takeBack')}
        </Button>
      </div>
    );
  }
  if (judged.state === 'fast' && !typing && meter.hoursAt)
    return (
      <div className={`${styles.message} ${styles.warn}`}>
        <Icon name="warning" size="s" />
        <span id={id} role="status">
          {t('fast', { when: format.dayTime(meter.hoursAt) })}
        </span>
      </div>
    );
  return null;
}
