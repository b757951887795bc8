import { useState } from 'react';
import { z } from 'zod/mini';
import type { Clash } from '#lib/outbox/conflict.ts';
import { clashesOf } from '#lib/outbox/conflict.ts';
import type { Operation } from '#lib/outbox/operation.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { type FieldLabels, useFieldLabels } from '#modules/history/useFieldLabels.ts';
import { Button } from '#ui/Button.tsx';
import { useOutboxActions } from '../queries.ts';
import styles from './outbox.module.css';

type Side = 'mine' | 'theirs';

const currentSchema = z.object({
  updatedBy: z.catch(z.string(), ''),
  title: z.catch(z.optional(z.string()), undefined),
  name: z.catch(z.optional(z.string()), undefined),
});

/** The item in conflict, and who changed it. */
const currentOf = (operation: Operation) => {
  const { data } = currentSchema.safeParse(operation.refused?.current);
  return { who: data?.updatedBy ?? '', name: data?.title ?? data?.name ?? '' };
};

/**
 * A conflict: each field as it was, and the values of both people; a press chooses one, and the button says the result.
 */
export function Conflict({ operation }: { operation: Operation }) {
  const { t } = useTranslation('outbox');
  const { decide } = useOutboxActions();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [id] = Object.keys(operation.effect.changed);
  const labels = useFieldLabels(operation.effect.resource, id, t('nothing'));
  const clashes = clashesOf(operation);
  const sideOf = (field: string): Side => chosen[field] ?? 'mine';
  const theirs = clashes.flatMap(({ field }) => (sideOf(field) === 'theirs' ? [field] : []));
  const { who, name } = currentOf(operation);
  // For one of several items the heading does not say which.
  const many = operation.effect.names.length > 1;
  const changed = Object.values(operation.effect.changed).flatMap(({ after }) => Object.keys(after));
  const say = (): string => {
    const [only, ...more] = clashes;
    if (!only || more.length > 0) return t('useChosen');
    const side = sideOf(only.field);
    return t(side === 'mine' ? 'useMine' : 'useTheirs', { value: labels.value(only.field, only[side]) });
  };
  return (
    <>
      {many && (
        <p className={styles.why}>
          <b>{name}</b>
        </p>
      )}
      <p className={styles.why}>{who ? t('clash', { who }) : t('clashSomebody')}</p>
      {clashes.map((clash) => (
        <ClashField
          key={clash.field}
          clash={clash}
          labels={labels}
          side={sideOf(clash.field)}
          onSide={(side) => setChosen((before) => ({ ...before, [clash.field]: side }))}
        />
      ))}
      {!many && changed.length > clashes.length && (
        <p className={`small ink2 ${styles.why}`}>{t('otherFields')}</p>
      )}
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => decide(operation, theirs)}>
          {say()}
        </Button>
      </div>
    </>
  );
}

type FieldProps = { clash: Clash; labels: FieldLabels; side: Side; onSide: (side: Side) => void };

function ClashField({ clash, labels, side, onSide }: FieldProps) {
  const { t } = useTranslation('outbox');
  const { field } = clash;
  return (
    <fieldset className={styles.clash}>
      <legend>{labels.label(field)}</legend>
      <div>
        <span className="small ink2">{t('before')}</span>
        <b>{labels.value(field, clash.before)}</b>
      </div>
      {(['mine', 'theirs'] as const).map((each) => (
        <label key={each} data-on={side === each || undefined}>
          <span className="small">
            <input type="radio" checked={side === each} onChange={() => onSide(each)} /> {t(each)}
          </span>
          <b>{labels.value(field, clash[each])}</b>
        </label>
      ))}
    </fieldset>
  );
}
