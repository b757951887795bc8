import type { FieldValues } from 'react-hook-form';
import { Field } from './Field.tsx';
import { usedValues } from './usedValues.ts';
import { type FieldProps, useField } from './useField.ts';
import { useSuggestions } from './useSuggestions.tsx';

type Suggested<Values> =
  | { suggestions: readonly string[] }
  /** Items with the same field, whose values are suggested, most frequent first. */
  | { suggestionsFrom: readonly { readonly [Name in keyof Values]?: unknown }[] };

type Props<Values extends FieldValues> = FieldProps<Values> &
  Suggested<Values> & {
    placeholder?: string;
    /** Called after a suggestion was taken. */
    onTake?: (choice: string) => void;
  };

/** Free text with suggestions that narrow while typing; arrow keys and Enter take one. */
export function ComboInput<Values extends FieldValues = FieldValues>(props: Props<Values>) {
  const { field, value, frame, box, input } = useField(props);
  const text = String(value ?? '');
  const known = 'suggestions' in props ? props.suggestions : usedValues(props.suggestionsFrom, props.name);
  const query = text.toLocaleLowerCase();
  const { aria, list, show, hide, onKey } = useSuggestions({
    id: frame.id,
    label: props.label,
    found: known
      .filter((each) => each !== text && each.toLocaleLowerCase().includes(query))
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
          onClick={show}
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
