import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Spare } from '#modules/spares/contract.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import styles from './drawing.module.css';

type Props = {
  parts: readonly Spare[];
  chosen: Spare | undefined;
  onChoose: (part: Spare) => void;
  isShort: (part: Spare) => boolean;
  /** What stands at the end of a row: how many are aboard, and where. */
  end: (part: Spare) => ReactNode;
  action?: ReactNode;
};

/** The parts of a section by their number; the chosen one is marked and in sight. */
export function PartRows({ parts, chosen, onChoose, isShort, end, action }: Props) {
  const { t } = useTranslation('sections');
  const { number } = useFormat();
  const row = useRef<HTMLButtonElement>(null);
  const id = chosen?._id;
  useEffect(() => {
    if (id) row.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return (
    <Panel title={t('parts')} count={parts.length} action={action}>
      {parts.length === 0 ? (
        <p className="pad small ink2">{t('noParts')}</p>
      ) : (
        <ul className={`plain ${styles.parts}`}>
          {parts.map((part) => (
            <li key={part._id}>
              <button
                type="button"
                ref={part._id === id ? row : null}
                className={isShort(part) ? `${styles.part} ${styles.low}` : styles.part}
                aria-pressed={part._id === id}
                onClick={() => onChoose(part)}
              >
                <span className={part.key ? styles.no : `${styles.no} ${styles.none}`}>
                  {part.key || '–'}
                </span>
                <span className={styles.text}>
                  <b>{part.designation}</b>
                  <span>
                    {[
                      part.partNo || part.standard,
                      part.measurement,
                      part.quantity !== null &&
                        part.quantity !== 1 &&
                        t('fitted', { quantity: number(part.quantity) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {end(part)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
