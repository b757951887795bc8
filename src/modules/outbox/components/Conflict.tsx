import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Clash } from '#lib/outbox/conflict.ts';
import { clashesOf } from '#lib/outbox/conflict.ts';
import type { Operation } from '#lib/outbox/operation.ts';
import { Button } from '#ui/Button.tsx';
import { useOutboxDeeds } from '../queries.ts';
import { FieldWords, type Words } from './FieldWords.tsx';

type Side = 'mine' | 'theirs';

const currentSchema = z.object({
  updatedBy: z.string().catch(''),
  title: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** What the conflict is about, and who changed it. */
const currentOf = (operation: Operation) => {
  const { data } = currentSchema.safeParse(operation.refused?.current);
  return { who: data?.updatedBy ?? '', name: data?.title ?? data?.name ?? '' };
};

/** What two people changed: how each field was, and what each of them wants; a press chooses, the button says what comes. */
export function Conflict({ operation }: { operation: Operation }) {
  const { t } = useTranslation('outbox');
  const { decide } = useOutboxDeeds();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const clashes = clashesOf(operation);
  const sideOf = (field: string): Side => chosen[field] ?? 'mine';
  const theirs = clashes.flatMap(({ field }) => (sideOf(field) === 'theirs' ? [field] : []));
  const { who, name } = currentOf(operation);
  // One of several: the heading does not say which.
  const many = operation.effect.names.length > 1;
  const changed = Object.values(operation.effect.changed).flatMap(({ after }) => Object.keys(after));
  const say = ({ value }: Words): string => {
    const [only, ...more] = clashes;
    if (!only || more.length > 0) return t('useChosen');
    const side = sideOf(only.field);
    return t(side === 'mine' ? 'useMine' : 'useTheirs', { value: value(only.field, only[side]) });
  };
  return (
    <FieldWords resource={operation.effect.resource}>
      {(words) => (
        <>
          {many && (
            <p className="ob-why">
              <b>{name}</b>
            </p>
          )}
          <p className="ob-why">{who ? t('clash', { who }) : t('clashSomebody')}</p>
          {clashes.map((clash) => (
            <ClashField
              key={clash.field}
              clash={clash}
              words={words}
              side={sideOf(clash.field)}
              onSide={(side) => setChosen((before) => ({ ...before, [clash.field]: side }))}
            />
          ))}
          {!many && changed.length > clashes.length && (
            <p className="small ink2 ob-why">{t('otherFields')}</p>
          )}
          <div className="ob-deeds">
            <Button variant="primary" onClick={() => decide(operation, theirs)}>
              {say(words)}
            </Button>
          </div>
        </>
      )}
    </FieldWords>
  );
}

type FieldProps = { clash: Clash; words: Words; side: Side; onSide: (side: Side) => void };

function ClashField({ clash, words, side, onSide }: FieldProps) {
  const { t } = useTranslation('outbox');
  const { field } = clash;
  return (
    <fieldset className="ob-clash">
      <legend>{words.label(field)}</legend>
      <div>
        <span className="small ink2">{t('before')}</span>
        <b>{words.value(field, clash.before)}</b>
      </div>
      {(['mine', 'theirs'] as const).map((each) => (
        <label key={each} data-on={side === each || undefined}>
          <span className="small">
            <input type="radio" checked={side === each} onChange={() => onSide(each)} /> {t(each)}
          </span>
          <b>{words.value(field, clash[each])}</b>
        </label>
      ))}
    </fieldset>
  );
}
