import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/form/Choice.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { Subform } from '../../contract.ts';
import { type Condition, comparisons } from '../../rules/line.ts';
import formStyles from '../form.module.css';
import { ValueBox } from './ValueBox.tsx';

type Props = {
  conditions: readonly Condition[];
  above: readonly Subform[];
  numbers: ReadonlyMap<string, string>;
  onChange: (conditions: Condition[]) => void;
};

/** When a line is shown: sentences made of fields, all of which must hold. */
export function ConditionsEditor({ conditions, above, numbers, onChange }: Props) {
  const { t } = useTranslation(['forms', 'ui']);
  const asked = above.filter(({ itemType }) => !['section', 'textBlock', 'signature'].includes(itemType));
  const set = (at: number, change: Partial<Condition>) =>
    onChange(conditions.map((each, index) => (index === at ? { ...each, ...change } : each)));
  if (asked.length === 0 && conditions.length === 0) return null;
  return (
    <section aria-label={t('shownOnlyWhen')}>
      <h3 className="small">{t('shownOnlyWhen')}</h3>
      {conditions.map((condition, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity but their place
        <div key={at} className={formStyles.sentence}>
          <Choice
            label={t('line')}
            value={condition.item}
            options={asked.map(({ _id, subname }) => ({
              value: _id,
              label: `${numbers.get(_id)} ${subname}`,
            }))}
            onChange={(item) => set(at, { item })}
          />
          <Choice
            label={t('comparison')}
            value={condition.is}
            options={comparisons.map((value) => ({ value, label: t(`is.${value}`) }))}
            onChange={(value) => {
              const is = comparisons.find((each) => each === value);
              if (is) set(at, { is });
            }}
          />
          <ValueBox
            compared={condition}
            of={asked.find(({ _id }) => _id === condition.item)}
            onKeep={(value) => set(at, { value })}
          />
          <IconButton
            label={t('ui:removeOf', { name: t('shownOnlyWhen') })}
            icon={<Icon name="trash" />}
            onClick={() => onChange(conditions.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {asked.length > 0 && conditions.length < 6 && (
        <Button
          slim
          icon={<Icon name="plus" />}
          onClick={() => onChange([...conditions, { item: asked.at(-1)?._id ?? '', is: 'is', value: '' }])}
        >
          {t('addCondition')}
        </Button>
      )}
    </section>
  );
}
