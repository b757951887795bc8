import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { Field } from './Field.tsx';
import { searchOptions } from './searchOptions.ts';
import { type FieldProps, useField } from './useField.ts';
import { type Suggestion, useSuggestions } from './useSuggestions.tsx';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  options: readonly Suggestion[];
  placeholder?: string;
  /** Called after another option was picked, or none (''). */
  onPick?: (value: string) => void;
};

/** Picks one of many options, found by typing words of it; the value is the option's `value`, or '' for none. */
export function PickInput<Values extends FieldValues = FieldValues>(props: Props<Values>) {
  const { options, placeholder, onPick } = props;
  const { t } = useTranslation('ui');
  const { field, value, frame, box, input } = useField(props);
  const [typed, setTyped] = useState<string>();
  const chosen = options.find((option) => option.value === value);
  const pick = (next: string) => {
    setTyped(undefined);
    if (next === value) return;
    field.onChange(next);
    onPick?.(next);
  };
  const { aria, list, show, hide, onKey } = useSuggestions({
    id: frame.id,
    label: props.label,
    found: searchOptions(options, typed ?? ''),
    onTake: (option) => pick(option.value),
    chosen: new Set(chosen ? [chosen.value] : []),
    ...(typed ? { none: t('nothingFits') } : {}),
  });
  return (
    <Field {...frame}>
      <div className={box}>
        <input
          {...input}
          {...aria}
          placeholder={placeholder}
          value={typed ?? chosen?.label ?? ''}
          onChange={(event) => {
            setTyped(event.target.value);
            show();
          }}
          onClick={show}
          onBlur={() => {
            hide();
            // An incomplete name picks nothing; an empty field means none.
            if (typed === '') pick('');
            else setTyped(undefined);
            field.onBlur();
          }}
          onKeyDown={onKey}
        />
        {chosen && !input.disabled && (
          <IconButton
            label={t('clearOf', { name: props.label })}
            icon={<Icon name="close" size="s" />}
            onClick={() => pick('')}
          />
        )}
        {list}
      </div>
    </Field>
  );
}
