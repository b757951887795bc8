import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAnchored } from './useAnchored.ts';

export type Suggestion = { value: string; label: string; icon?: ReactNode; hint?: string };

type Spec = {
  /** The input's id; the list's id is `${id}-list`. */
  id: string;
  label: string;
  /** The current suggestions, at most about 50. */
  found: readonly Suggestion[];
  onTake: (suggestion: Suggestion) => void;
  /** Marks options that are already chosen, for lists that allow several. */
  chosen?: ReadonlySet<string>;
  /** Shown instead of the list if nothing matches. */
  none?: string;
};

/**
 * Suggestions below an input, which keeps the focus: a press, typing or an arrow key opens them, the focus alone does not,
 * because they hide what is below. Arrow keys move through them, Enter takes one, Escape closes.
 * Spread `aria` on the input and render `list` beside it.
 */
export function useSuggestions({ id, label, found, onTake, chosen, none }: Spec) {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const box = useRef<HTMLDivElement>(null);
  const shown = open && found.length > 0;
  useAnchored(box, open && (shown || none !== undefined));
  const listId = `${id}-list`;
  useEffect(() => {
    if (shown && at >= 0) box.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [shown, at]);

  const show = () => {
    setOpen(true);
    setAt(-1);
  };
  const hide = () => {
    setOpen(false);
    setAt(-1);
  };
  const take = (suggestion: Suggestion) => {
    hide();
    onTake(suggestion);
  };
  /** Returns whether the list handled the key. */
  const onKey = (event: KeyboardEvent): boolean => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const suggestion = shown ? found[at] : undefined;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt(at < 0 && step < 0 ? found.length - 1 : (at + step + found.length) % found.length);
      return true;
    }
    if (event.key === 'Enter' && suggestion && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      take(suggestion);
      return true;
    }
    if (event.key === 'Escape' && (shown || (open && none))) {
      event.preventDefault();
      event.stopPropagation();
      hide();
      return true;
    }
    return false;
  };

  return {
    open,
    shown,
    show,
    hide,
    onKey,
    aria: {
      role: 'combobox',
      'aria-expanded': shown,
      'aria-controls': shown ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': shown && at >= 0 ? `${listId}-${at}` : undefined,
      autoComplete: 'off',
    } as const,
    list: shown ? (
      <div className="sug" role="listbox" id={listId} aria-label={label} ref={box}>
        {found.map((each, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
          <div
            key={each.value}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen ? chosen.has(each.value) : index === at}
            className={index === at ? 'at' : undefined}
            // Keeps the focus in the input, whose blur would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(each)}
          >
            {each.icon}
            <span className="sug-t">
              {each.label}
              {each.hint && <small>{each.hint}</small>}
            </span>
          </div>
        ))}
      </div>
    ) : open && none ? (
      <div className="sug" role="status" ref={box}>
        <div className="sug-none">{none}</div>
      </div>
    ) : null,
  };
}
