import { type ComponentProps, useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Equipment } from '../../contract.ts';
import { expectedValue } from '../../rules.ts';
import styles from './hours.module.css';
import { MeterMessage } from './MeterMessage.tsx';
import type { Judged, TypedEntry } from './round.ts';

type Props = {
  meter: Equipment;
  entry: TypedEntry | undefined;
  judged: Judged;
  refused: string | undefined;
  active: boolean;
  typing: boolean;
  /** The app's own keypad is open, so the device's stays hidden. */
  keypad: boolean;
  at: string;
  input: ComponentProps<'input'>;
  onType: (text: string) => void;
  onReplace: () => void;
};

/** A meter: its last reading, its current one, and the hours in between. */
export function MeterRow(props: Props) {
  const { meter, entry, judged, refused, active, typing, keypad, at, input, onType, onReplace } = props;
  const { t } = useTranslation('hours');
  const format = useFormat();
  const id = useId();
  const expected = expectedValue(meter, at);
  const bad = refused !== undefined || (judged.state === 'wrong' && !typing);
  const machine = [meter.manufacturer, meter.modelNumber].filter(Boolean).join(' ') || meter.location;
  const difference = 'difference' in judged ? judged.difference : undefined;
  return (
    <li className={active ? `${styles.row} ${styles.active}` : styles.row}>
      <div className={styles.grid}>
        <div className="t" id={`${id}-name`}>
          <b>{meter.name}</b>
          <span>{machine || '–'}</span>
        </div>
        <div className={styles.last} id={`${id}-last`}>
          <b>
            <span className="vh">{t('last')} </span>
            {meter.meterValue === null ? '–' : format.hours(meter.meterValue)}
          </b>
          <span>{meter.hoursAt ? format.recentDay(meter.hoursAt) : t('never')}</span>
        </div>
        <div className={`${styles.expected} num`}>
          {meter.hoursPerDay !== null && expected !== null
            ? t('about', { hours: format.hours(Math.round(expected)) })
            : '–'}
        </div>
        <div className={bad ? 'in err' : 'in'}>
          <input
            {...input}
            type="text"
            inputMode={keypad ? 'none' : 'decimal'}
            autoComplete="off"
            enterKeyHint="next"
            placeholder="–"
            aria-label={t('nowOf', { name: meter.name })}
            aria-invalid={bad || undefined}
            aria-describedby={`${id}-message ${id}-last`}
            readOnly={entry?.replacement !== undefined}
            value={entry?.text ?? ''}
            onChange={(event) => onType(event.target.value)}
          />
          <span className="u">{t('unit')}</span>
        </div>
        <div className={`num ${styles.change}`}>
          {typeof difference === 'number'
            ? t('hoursOf', { hours: format.hoursDifference(difference) })
            : null}
        </div>
      </div>
      <MeterMessage
        id={`${id}-message`}
        {...{ entry, judged, refused, typing, onReplace }}
        onTakeBack={() => onType('')}
      />
    </li>
  );
}
