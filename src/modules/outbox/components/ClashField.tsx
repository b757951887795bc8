import type { Clash } from '#lib/outbox/conflict.ts';
import { isRecord } from '#lib/sameValue.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { FieldLabels } from '#modules/history/useFieldLabels.ts';
import { type ElementChange, listChanges } from '../mergeLists.ts';
import styles from './outbox.module.css';

/** Whose value is kept. */
export type Side = 'mine' | 'theirs' | 'both';

type Props = {
  clash: Clash;
  /** The list with the changes of both people, if they can be merged. */
  both: unknown[] | undefined;
  labels: FieldLabels;
  side: Side | undefined;
  onSide: (side: Side) => void;
};

/** A field in conflict: its value before, and those to choose from. Lists are compared element by element. */
export function ClashField({ clash, both, labels, side, onSide }: Props) {
  const { t } = useTranslation('outbox');
  const { field, before } = clash;
  const elements = Array.isArray(before) ? before : [];
  const isList = Array.isArray(clash.mine) && Array.isArray(clash.theirs);
  const shown = (value: unknown) =>
    isList && Array.isArray(value) ? (
      <Changes of={listChanges(elements, value)} say={(element) => nameOf(element, field, labels)} />
    ) : (
      <b>{labels.value(field, value)}</b>
    );
  const sides: Side[] = both ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];
  return (
    <fieldset className={styles.clash}>
      <legend>{labels.label(field)}</legend>
      <div>
        <span className="small ink2">{t('before')}</span>
        {isList ? (
          <b>{elements.map((element) => nameOf(element, field, labels)).join(', ') || t('nothing')}</b>
        ) : (
          <b>{labels.value(field, before)}</b>
        )}
      </div>
      {sides.map((each) => (
        <label key={each} data-on={side === each || undefined}>
          <span className="small">
            <input type="radio" checked={side === each} onChange={() => onSide(each)} /> {t(each)}
          </span>
          {shown(each === 'both' ? both : clash[each])}
        </label>
      ))}
    </fieldset>
  );
}

/** An element of a list in one line: its text or name, or its value as the field shows it. */
const nameOf = (element: unknown, field: string, labels: FieldLabels): string => {
  if (!isRecord(element)) return labels.value(field, [element]);
  const named = [element.text, element.name, element.title].find((text) => typeof text === 'string' && text);
  return typeof named === 'string' ? named : labels.value(field, [element]);
};

function Changes({ of: changes, say }: { of: ElementChange[]; say: (element: unknown) => string }) {
  const { t } = useTranslation('outbox');
  if (changes.length === 0) return <b>{t('asBefore')}</b>;
  return (
    <ul className="plain">
      {changes.map((change) => (
        <li key={JSON.stringify(change)}>
          {change.kind === 'changed'
            ? t('element.changed', { from: say(change.from), to: say(change.to) })
            : t(`element.${change.kind}`, { name: say(change.element) })}
        </li>
      ))}
    </ul>
  );
}
