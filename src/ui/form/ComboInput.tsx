import { type KeyboardEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './useField.ts';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  suggestions: readonly string[];
  placeholder?: string;
};

/** Free text with suggestions that narrow while typing; arrow keys and Enter take one. */
export function ComboInput<Values extends FieldValues = FieldValues>(props: Props<Values>) {
  const { field, value, frame, box, input } = useField(props);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const text = String(value ?? '');
  const wanted = text.toLocaleLowerCase();
  const found = props.suggestions
    .filter((each) => each !== text && each.toLocaleLowerCase().includes(wanted))
    .slice(0, 50);
  const listId = `${frame.id}-list`;
  const shown = open && found.length > 0;
  const take = (choice: string) => {
    field.onChange(choice);
    setOpen(false);
    setAt(-1);
  };
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const choice = shown ? found[at] : undefined;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      setAt((at + step + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Enter' && choice !== undefined) {
      event.preventDefault();
      take(choice);
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <Field {...frame}>
      <div className={box}>
        <input
          {...input}
          role="combobox"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && at >= 0 ? `${listId}-${at}` : undefined}
          autoComplete="off"
          placeholder={props.placeholder}
          value={text}
          onChange={(event) => {
            field.onChange(event.target.value);
            setOpen(true);
            setAt(-1);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => {
            setOpen(false);
            field.onBlur();
          }}
          onKeyDown={keys}
        />
        {shown && (
          <div className="sug" role="listbox" id={listId} aria-label={props.label}>
            {found.map((each, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
              <div
                key={each}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                // Keeps the focus in the input, whose blur would take the list away before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(each)}
              >
                {each}
              </div>
            ))}
          </div>
        )}
      </div>
    </Field>
  );
}
