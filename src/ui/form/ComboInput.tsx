import type { FieldValues } from 'react-hook-form';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './useField.ts';
import { useSuggestions } from './useSuggestions.tsx';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  suggestions: readonly string[];
  placeholder?: string;
  /** Called after a suggestion was taken. */
  onTake?: (choice: string) => void;
};

/** Free text with suggestions that narrow while typing; arrow keys and Enter take one. */
export function ComboInput<Values extends FieldValues = FieldValues>(props: Props<Values>) {
  const { field, value, frame, box, input } = useField(props);
  const text = String(value ?? '');
  const wanted = text.toLocaleLowerCase();
  const { aria, list, show, hide, onKey } = useSuggestions({
    id: frame.id,
    label: props.label,
    found: props.suggestions
      .filter((each) => each !== text && each.toLocaleLowerCase().includes(wanted))
      .slice(0, 50)
      .map((each) => ({ value: each, label: each })),
    onTake: ({ value: choice }) => {
      field.onChange(choice);
      props.onTake?.(choice);
    },
  });
  return (
    <Field {...frame}>
      <div className={box}>
        <input
          {...input}
          {...aria}
          placeholder={props.placeholder}
          value={text}
          onChange={(event) => {
            field.onChange(event.target.value);
            show();
          }}
          onFocus={show}
          onBlur={() => {
            hide();
            field.onBlur();
          }}
          onKeyDown={onKey}
        />
        {list}
      </div>
    </Field>
  );
}
