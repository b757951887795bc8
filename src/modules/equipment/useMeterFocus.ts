import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pressKey } from './components/hours/hourInput.ts';

/** Moves between the inputs of a round, and lets the keypad type into the active one. */
export function useMeterFocus(typed: (id: string) => string, type: (id: string, text: string) => void) {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();
  const [focused, setFocused] = useState(false);

  // Runs after the previous row has shown its error and the keypad is open, so that neither covers the input.
  useEffect(() => {
    if (!focused || !active) return;
    const input = list.current?.querySelector(`input[data-meter="${CSS.escape(active)}"]`);
    input?.scrollIntoView({ block: 'nearest' });
  }, [active, focused]);

  const inputs = () => [...(list.current?.querySelectorAll<HTMLInputElement>('input[data-meter]') ?? [])];
  const inputOf = (id: string | undefined) => inputs().find((input) => input.dataset.meter === id);
  const focus = (input: HTMLInputElement | undefined) => {
    input?.focus();
    input?.select();
  };
  const step = (by: 1 | -1) => {
    const every = inputs();
    const at = every.findIndex((input) => input.dataset.meter === active);
    const next = every[at + by];
    if (next) focus(next);
    else inputOf(active)?.blur();
  };

  return {
    list,
    active,
    focused,
    focusMeter: (id: string) => focus(inputOf(id)),
    next: () => step(1),
    leave: () => inputOf(active)?.blur(),
    inputProps: (id: string) => ({
      'data-meter': id,
      onFocus: () => {
        setActive(id);
        setFocused(true);
      },
      onBlur: () => setFocused(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
        const by = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey) ? 1 : -1;
        if (!['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return;
        event.preventDefault();
        step(by);
      },
    }),
    press: (key: string) => {
      const input = inputOf(active) ?? inputs()[0];
      const id = input?.dataset.meter;
      if (!input || !id) return;
      const after = pressKey(
        typed(id),
        key,
        input.selectionStart ?? undefined,
        input.selectionEnd ?? undefined,
      );
      // The caret can only be set once the new text is in the input.
      flushSync(() => type(id, after.text));
      if (document.activeElement !== input) input.focus();
      input.setSelectionRange(after.caret, after.caret);
    },
  };
}
