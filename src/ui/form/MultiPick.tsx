import { type KeyboardEvent, useRef, useState } from 'react';
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
};

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/**
 * Picks several of many options: chosen ones are chips before the input; Backspace in the empty input removes the last.
 */
export function MultiPick<Values extends FieldValues = FieldValues>(props: Props<Values>) {
  const { options } = props;
  const { t } = useTranslation('ui');
  const { field, value, frame, box, input } = useField(props);
  const [typed, setTyped] = useState('');
  const text = useRef<HTMLInputElement>(null);
  const chosen = listOf(value);
  const byValue = new Map(options.map((option) => [option.value, option]));
  const { aria, list, show, hide, onKey } = useSuggestions({
    id: frame.id,
    label: props.label,
    found: searchOptions(
      options.filter((each) => !chosen.includes(each.value)),
      typed,
    ),
    onTake: (option) => {
      setTyped('');
      field.onChange([...chosen, option.value]);
    },
    ...(typed ? { none: t('nothingFits') } : {}),
  });
  const remove = (gone: string) => {
    field.onChange(chosen.filter((each) => each !== gone));
    text.current?.focus();
    hide();
  };
  const keys = (event: KeyboardEvent) => {
    if (onKey(event)) return;
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };
  return (
    <Field {...frame}>
      <div className={`${box} multi`}>
        {chosen.map((each) => {
          const option = byValue.get(each);
          const label = option?.label ?? t('noLonger');
          return (
            <span className="pickchip" key={each}>
              {option?.icon}
              <span className="el">{label}</span>
              <IconButton
                label={t('removeOf', { name: label })}
                icon={<Icon name="close" size="s" />}
                onClick={() => remove(each)}
              />
            </span>
          );
        })}
        <input
          {...input}
          {...aria}
          ref={(element) => {
            text.current = element;
            input.ref(element);
          }}
          placeholder={chosen.length === 0 ? props.placeholder : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            show();
          }}
          onClick={show}
          onBlur={() => {
            hide();
            setTyped('');
            field.onBlur();
          }}
          onKeyDown={keys}
        />
        {list}
      </div>
    </Field>
  );
}
