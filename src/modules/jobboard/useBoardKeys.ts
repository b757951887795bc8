import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { Carried } from './dragging.ts';

const partsOf = (key: string) => {
  const at = key.lastIndexOf('/');
  return { column: key.slice(0, at), job: key.slice(at + 1) };
};
const cardOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-drag]') : null;
const cardsOf = (column: Element | undefined) => [
  ...(column?.querySelectorAll<HTMLElement>('[data-drag]') ?? []),
];
const linkOf = (card: Element | undefined) => card?.querySelector<HTMLElement>('a');

/** The card that an arrow key moves to. */
const targetOf = (
  key: string,
  rtl: boolean,
  cards: readonly HTMLElement[],
  index: number,
  beside: (step: number) => HTMLElement | undefined,
): HTMLElement | undefined => {
  switch (key) {
    case 'ArrowDown':
      return cards[index + 1];
    case 'ArrowUp':
      return index > 0 ? cards[index - 1] : undefined;
    case 'Home':
      return cards[0];
    case 'End':
      return cards.at(-1);
    case 'ArrowRight':
      return beside(rtl ? -1 : 1);
    case 'ArrowLeft':
      return beside(rtl ? 1 : -1);
    default:
      return undefined;
  }
};

type Options = {
  root: HTMLElement | null;
  /** Ids of the columns, in order. */
  columns: readonly string[];
  onDrop: (key: string, column: string) => void;
  onSay: (what: 'lifted' | 'over' | 'left', key: string, column: string) => void;
};

/**
 * Keyboard control of the board: arrow keys move between cards, Space lifts one, arrow keys choose its column, Space or
 * Enter drops it, Escape cancels. The menu on each card does the same.
 */
export const useBoardKeys = ({ root, columns, onDrop, onSay }: Options) => {
  const [active, setActive] = useState<string>();
  const [carried, setCarried] = useState<Carried | null>(null);
  const drop = ({ key, over }: Carried) => {
    setCarried(null);
    if (over !== null) onDrop(key, over);
  };

  const whileCarrying = (event: KeyboardEvent, now: Carried) => {
    const rtl = root && getComputedStyle(root).direction === 'rtl' ? -1 : 1;
    const step = event.key === 'ArrowRight' ? rtl : event.key === 'ArrowLeft' ? -rtl : 0;
    if (step !== 0) {
      const over = columns[columns.indexOf(now.over ?? '') + step];
      if (over !== undefined) {
        setCarried({ key: now.key, over });
        onSay('over', now.key, over);
        [...(root?.querySelectorAll<HTMLElement>('[data-drop]') ?? [])]
          .find(({ dataset }) => dataset.drop === over)
          ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
    } else if (event.key === ' ' || event.key === 'Enter') drop(now);
    else if (event.key === 'Escape' || event.key === 'Tab') {
      setCarried(null);
      onSay('left', now.key, partsOf(now.key).column);
      if (event.key === 'Tab') return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (carried) return whileCarrying(event, carried);
    const card = cardOf(event.target);
    const key = card?.dataset.drag;
    if (!card || key === undefined || !(event.target instanceof HTMLAnchorElement)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') {
      const { column } = partsOf(key);
      setCarried({ key, over: column });
      onSay('lifted', key, column);
      event.preventDefault();
      return;
    }
    const column = card.closest('[data-drop]') ?? undefined;
    const cards = cardsOf(column);
    const index = cards.indexOf(card);
    const beside = (step: number) => {
      const all = [...(root?.querySelectorAll('[data-drop]') ?? [])];
      const full = step > 0 ? all : all.reverse();
      const next = full.slice(column ? full.indexOf(column) + 1 : 0).find((each) => cardsOf(each).length > 0);
      const there = cardsOf(next);
      return there[Math.min(index, there.length - 1)];
    };
    const rtl = getComputedStyle(card).direction === 'rtl';
    const to = targetOf(event.key, rtl, cards, index, beside);
    if (!to) return;
    event.preventDefault();
    linkOf(to)?.focus();
  };

  return {
    active,
    carried,
    onKeyDown,
    onFocus: (event: FocusEvent) => {
      const key = cardOf(event.target)?.dataset.drag;
      if (key !== undefined) setActive(key);
    },
  };
};
