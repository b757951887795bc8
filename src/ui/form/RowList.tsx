import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { type FieldValues, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';

type Props = {
  /** The field that holds the list. */
  name: string;
  /** The name of one row, for example "Task". */
  rowLabel: string;
  addLabel: string;
  /** The values of a new row. */
  blank: () => FieldValues;
  /** Shown while there is no row. */
  empty?: string;
  /** Whether the order matters and rows can be moved. */
  ordered?: boolean;
  children: (path: string, index: number) => ReactNode;
};

const isLine = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type);

/** Rows of a form: Enter goes on to the next row instead of sending the form; add, remove, and move up and down with buttons; the focus stays on the moved row. */
export function RowList({ name, rowLabel, addLabel, blank, empty, ordered, children }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const error = errors[name];
  const [message] = [error?.message, error?.root].flatMap((each) =>
    typeof each === 'string' ? [each] : each && 'message' in each ? [String(each.message)] : [],
  );
  const goOn = (event: KeyboardEvent<HTMLLIElement>) => {
    const { key, target, nativeEvent, currentTarget } = event;
    const withKeys = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (key !== 'Enter' || withKeys || nativeEvent.isComposing || event.defaultPrevented) return;
    if (!isLine(target)) return;
    event.preventDefault();
    const next = currentTarget.nextElementSibling?.querySelector('input');
    // A new row takes the focus by itself.
    if (next) next.focus();
    else append(blank());
  };
  return (
    <div className="rowlist wide">
      {fields.length === 0 && empty && <p className="small ink2">{empty}</p>}
      <ol className="plain">
        {fields.map((field, index) => {
          const label = t('row', { label: rowLabel, n: index + 1 });
          return (
            <li key={field.id} onKeyDown={goOn}>
              <fieldset aria-labelledby={`${id}-${index}`}>
                <div className="rowlist-head">
                  <span className="label" id={`${id}-${index}`}>
                    {label}
                  </span>
                  <span className="sp" />
                  {ordered && (
                    <>
                      <IconButton
                        label={t('moveUp', { name: label })}
                        icon={<Icon name="arrowUp" />}
                        aria-disabled={index === 0}
                        onClick={() => index > 0 && move(index, index - 1)}
                      />
                      <IconButton
                        label={t('moveDown', { name: label })}
                        icon={<Icon name="arrowDown" />}
                        aria-disabled={index === fields.length - 1}
                        onClick={() => index < fields.length - 1 && move(index, index + 1)}
                      />
                    </>
                  )}
                  <IconButton
                    label={t('removeOf', { name: label })}
                    icon={<Icon name="trash" />}
                    onClick={() => {
                      remove(index);
                      add.current?.focus();
                    }}
                  />
                </div>
                <div className="form-grid">{children(`${name}.${index}`, index)}</div>
              </fieldset>
            </li>
          );
        })}
      </ol>
      {message && (
        <span className="help err" role="alert">
          <Icon name="error" size="s" />
          {message}
        </span>
      )}
      <Button ref={add} icon={<Icon name="plus" />} onClick={() => append(blank())}>
        {addLabel}
      </Button>
    </div>
  );
}
