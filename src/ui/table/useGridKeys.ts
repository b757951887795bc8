import { type KeyboardEvent, useState } from 'react';
import type { Line } from './pipeline.ts';

type Options<T> = {
  lines: readonly Line<T>[];
  pageRows: () => number;
  show: (index: number) => void;
  /** The element of the active row, if it is rendered. */
  activeRow: () => HTMLElement | null;
  onOpen: ((row: T) => void) | undefined;
  onTick: ((id: string, range: boolean) => void) | undefined;
  onTickAll: (() => void) | undefined;
  onToggle: (id: string) => void;
};

const controlsOf = (row: HTMLElement | null) => [
  ...(row?.querySelectorAll<HTMLElement>(
    '.dt-c:not(.dt-tick) :is(a, button:not([data-do=toggle]), input, select)',
  ) ?? []),
];

/** The arrow keys of the list. The grid keeps the focus and names the active row; Right moves into a row's controls. */
export const useGridKeys = <T>(options: Options<T>) => {
  const { lines, pageRows, show, activeRow, onOpen, onTick, onTickAll, onToggle } = options;
  const [activeId, setActiveId] = useState<string>();
  const indexOf = (id: string | undefined) => lines.findIndex((line) => line.id === id);

  const goTo = (index: number) => {
    const target = Math.max(0, Math.min(lines.length - 1, index));
    const line = lines[target];
    if (!line) return;
    setActiveId(line.id);
    show(target);
  };

  const insideRow = (event: KeyboardEvent<HTMLElement>) => {
    const controls = controlsOf(activeRow());
    const at = event.target instanceof HTMLElement ? controls.indexOf(event.target) : -1;
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 && event.key !== 'Escape') return false;
    const next = step ? controls[at + step] : undefined;
    if (next) next.focus();
    else if (step <= 0) event.currentTarget.focus();
    return true;
  };

  const onGrid = (event: KeyboardEvent<HTMLElement>) => {
    const index = indexOf(activeId);
    const line = lines[index];
    const moves: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: Math.max(0, index - 1),
      Home: 0,
      End: lines.length - 1,
      PageDown: Math.max(0, index) + pageRows(),
      PageUp: index - pageRows(),
    };
    const move = moves[event.key];
    if (move !== undefined) goTo(move);
    else if ((event.ctrlKey || event.metaKey) && event.key === 'a' && onTickAll) onTickAll();
    else if (!line) return false;
    else if (line.group && (event.key === 'Enter' || event.key === ' ')) onToggle(line.id);
    else if (event.key === 'Enter' && onOpen && !line.group) onOpen(line.row);
    else if (event.key === ' ' && onTick) onTick(line.id, event.shiftKey);
    else if (event.key === 'ArrowRight' && line.parent && !line.expanded) onToggle(line.id);
    else if (event.key === 'ArrowRight') controlsOf(activeRow())[0]?.focus();
    else if (event.key === 'ArrowLeft' && line.parent && line.expanded) onToggle(line.id);
    else if (event.key === 'ArrowLeft' && line.level > 1) {
      goTo(lines.findLastIndex((each, at) => at < index && each.level < line.level));
    } else return false;
    return true;
  };

  return {
    activeId,
    activate: setActiveId,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const done = event.target === event.currentTarget ? onGrid(event) : insideRow(event);
      if (done) event.preventDefault();
    },
    /** When the focus enters by Tab, the first visible row becomes the active one. */
    onFocus: (first: number) => {
      if (indexOf(activeId) < 0) setActiveId(lines[first]?.id);
    },
  };
};
