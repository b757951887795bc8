import type { FieldValues } from 'react-hook-form';
import { Icon } from '../Icon.tsx';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './useField.ts';

export type SelectOption = { value: string | number; label: string };

type Props<Values extends FieldValues> = FieldProps<Values> & {
  options: readonly SelectOption[];
  /** The label of "none"; its value is `emptyValue`, by default ''. */
  empty?: string;
  emptyValue?: '' | null;
  /** What else follows from a choice. */
  onChosen?: (value: string) => void;
};

/** A choice from a list, in the device's own picker. */
export function SelectInput<Values extends FieldValues = FieldValues>(props: Props<Values>) {
  const { options, empty, emptyValue = '' } = props;
  const { field, value, frame, box, input } = useField(props);
  const choose = (text: string) => {
    field.onChange(options.find((option) => String(option.value) === text)?.value ?? emptyValue);
    props.onChosen?.(text);
  };
  return (
    <Field {...frame}>
      <div className={box}>
        <select {...input} value={String(value ?? '')} onChange={(event) => choose(event.target.value)}>
          {(empty !== undefined || value === undefined || value === null || value === '') && (
            <option value="">{empty ?? ''}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size="s" />
      </div>
    </Field>
  );
}
