import { useState } from 'react';
import { z } from 'zod/mini';
import type { Clash } from '#lib/outbox/conflict.ts';
import { clashesOf } from '#lib/outbox/conflict.ts';
import type { Operation } from '#lib/outbox/operation.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFieldLabels } from '#modules/history/useFieldLabels.ts';
import { Button } from '#ui/Button.tsx';
import { mergeLists } from '../mergeLists.ts';
import { useOutboxActions } from '../queries.ts';
import { ClashField, type Side } from './ClashField.tsx';
import styles from './outbox.module.css';
import { Since } from './Since.tsx';

const currentSchema = z.object({
  updatedBy: z.catch(z.string(), ''),
  title: z.catch(z.optional(z.string()), undefined),
  name: z.catch(z.optional(z.string()), undefined),
});

/** The item in conflict, and who changed it last, for a server that does not say who changed the field. */
const currentOf = (operation: Operation) => {
  const { data } = currentSchema.safeParse(operation.refused?.current);
  return { who: data?.updatedBy ?? '', name: data?.title ?? data?.name ?? '' };
};

/**
 * A conflict: each field as it was, and the values of both people; nothing is chosen until the user has chosen for each
 * field, and the button says the result. Changes of a list that do not contradict each other can both be kept.
 */
export function Conflict({ operation }: { operation: Operation }) {
  const { t } = useTranslation('outbox');
  const { decide } = useOutboxActions();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [id] = Object.keys(operation.effect.changed);
  const labels = useFieldLabels(operation.effect.resource, id, t('nothing'));
  const clashes = clashesOf(operation);
  const fieldsOn = (side: Side) => clashes.filter(({ field }) => chosen[field] === side);
  const { who, name } = currentOf(operation);
  // For one of several items the heading does not say which; their common value cannot be merged.
  const many = operation.effect.names.length > 1;
  const bothOf = ({ before, mine, theirs }: Clash) => (many ? undefined : mergeLists(before, mine, theirs));
  const changed = Object.values(operation.effect.changed).flatMap(({ after }) => Object.keys(after));
  const open = clashes.filter(({ field }) => !chosen[field]);
  const say = (): string => {
    if (open.length > 0) return t('chooseFirst');
    const [only, ...more] = clashes;
    const side = only && chosen[only.field];
    if (!only || more.length > 0 || side === 'both' || !side) return t('useChosen');
    return t(side === 'mine' ? 'useMine' : 'useTheirs', { value: labels.value(only.field, only[side]) });
  };
  const save = () =>
    decide(
      operation,
      fieldsOn('theirs').map(({ field }) => field),
      Object.fromEntries(fieldsOn('both').map((clash) => [clash.field, bothOf(clash)])),
    );
  return (
    <>
      <div className={styles.why}>
        {many && <b>{name}</b>}
        {operation.refused?.since === undefined ? (
          <p>{who ? t('clash', { who }) : t('clashSomebody')}</p>
        ) : (
          <Since operation={operation} />
        )}
      </div>
      {clashes.map((clash) => (
        <ClashField
          key={clash.field}
          clash={clash}
          both={bothOf(clash)}
          labels={labels}
          side={chosen[clash.field]}
          onSide={(side) => setChosen((before) => ({ ...before, [clash.field]: side }))}
        />
      ))}
      {!many && changed.length > clashes.length && (
        <p className={`small ink2 ${styles.why}`}>{t('otherFields')}</p>
      )}
      <div className={styles.actions}>
        <Button variant="primary" disabled={open.length > 0} onClick={save}>
          {say()}
        </Button>
      </div>
    </>
  );
}
