import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useDoubtTexts } from '../../useAskDoubts.tsx';
import styles from './hours.module.css';
import type { Judged, TypedEntry } from './round.ts';

type Props = {
  id: string;
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
  const { id, entry, judged, refused, typing, onReplace, onTakeBack } = props;
  const { t } = useTranslation('hours');
  const format = useFormat();
  const { hint } = useDoubtTexts();
  const show = format.hours;
  const replace = (
    <Button variant="link" slim onClick={onReplace}>
      {t('replaced')}
    </Button>
  );
  if (refused || (judged.state === 'wrong' && !typing)) {
    const problem = judged.state === 'wrong' ? t(`problem.${judged.problem}`) : '';
    return (
      <div className={`${styles.message} ${styles.bad}`}>
        <Icon name="error" size="s" />
        <span id={id} role="alert">
          {refused ?? problem}
        </span>
        {refused !== undefined && replace}
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
  if (judged.state === 'doubt' && !typing)
    return (
      <div className={`${styles.message} ${styles.warn}`}>
        <Icon name="warning" size="s" />
        <span id={id} role="status">
          {hint(judged.doubt)}
        </span>
        {judged.doubt.kind === 'lower' && replace}
      </div>
    );
  return null;
}
