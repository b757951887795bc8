import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { Icon } from '../Icon.tsx';

type Props = {
  id?: string;
  element: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => unknown;
  failures: string[];
  label?: string;
  /** Whether it has unsaved changes: the app does not reload meanwhile. */
  dirty?: boolean;
  children: ReactNode;
  footer?: ReactNode;
};

/** The form element: errors above, the fields in their grid, the footer below; Ctrl+Enter saves. */
export function FormBody({ id, element, onSubmit, failures, label, dirty, children, footer }: Props) {
  const own = useId();
  const saveOnCtrlEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  };
  /** What stands in a box and cannot be read is never left out without a word. */
  const save = (event: FormEvent<HTMLFormElement>) => {
    const unread = event.currentTarget.querySelector<HTMLElement>('[data-unread]');
    if (!unread) return onSubmit(event);
    event.preventDefault();
    unread.blur();
    unread.focus();
  };
  return (
    <form
      id={id ?? own}
      ref={element}
      noValidate
      data-dirty={dirty || undefined}
      aria-label={label}
      onSubmit={save}
      onKeyDown={saveOnCtrlEnter}
    >
      {failures.length > 0 && (
        <div className="form-err" role="alert">
          <Icon name="error" />
          <ul>
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="form-grid">{children}</div>
      {footer}
    </form>
  );
}
