import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Icon } from '../Icon.tsx';
import { useMenu } from '../useMenu.tsx';
import { type Column, valueText } from './column.ts';
import { leastWidth, SIDES_PX } from './gridWidths.ts';
import type { Arranging } from './TableHead.tsx';
import { textWidth } from './textWidth.ts';

type Props<T> = {
  column: Column<T>;
  /** The visible columns, in their order. */
  columns: readonly Column<T>[];
  primary: Column<T> | undefined;
  fontSize: number;
  sorts: readonly string[];
  onSort: (keys: string[]) => void;
  arranging: Arranging<T>;
};

const LEAST_PX = 48;
const MOST_PX = 900;
const STEP_PX = 16;
/** A press that moves farther than this moves the column; a shorter one sorts. */
const DRAG_PX = 6;
/** Rows whose texts are measured for "Fit to content". */
const MEASURED_ROWS = 5000;

const bounded = (px: number) => Math.round(Math.min(MOST_PX, Math.max(LEAST_PX, px)));

const cellsAt = (head: Element, place: number) =>
  [...(head.closest('.dt-scroll')?.querySelectorAll<HTMLElement>('.dt-row:not(.dt-group)') ?? [])].flatMap(
    (row) => {
      const cell = row.querySelectorAll<HTMLElement>('.dt-c:not(.dt-tick, .dt-acts)')[place];
      return cell ? [cell] : [];
    },
  );

/** The width that an element takes if nothing limits it, in px. */
const wholeWidth = (cell: HTMLElement) => {
  const before = cell.getAttribute('style') ?? '';
  cell.style.cssText += ';flex:none;max-width:none;width:max-content';
  const width = cell.offsetWidth;
  cell.style.cssText = before;
  return width;
};

/** What can be done to one column, in its header: a menu, and an edge to drag; loaded when a header is first used. */
export const ColumnTool = <T extends object>(props: Props<T>) => {
  const { column, columns, primary, fontSize, sorts, onSort, arranging } = props;
  const { layout = {}, given, columns: all, hide, rows, arrange, change } = arranging;
  const { t } = useTranslation(['columns', 'table']);
  const edge = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const place = columns.indexOf(column);
  const head = () => edge.current?.closest<HTMLElement>('.dt-h') ?? undefined;
  const heads = () => [
    ...(head()?.parentElement?.querySelectorAll<HTMLElement>('.dt-h:not(.dt-tick, .dt-acts)') ?? []),
  ];
  const widthNow = () => head()?.offsetWidth || leastWidth(column, primary);
  const setWidths = (widths: Record<string, number>) =>
    arrange({ ...layout, widths: { ...layout.widths, ...widths } });
  const widen = (by: number) => setWidths({ [column.id]: bounded(widthNow() + by) });
  const fit = () => {
    const cell = head();
    const shown = cell ? [cell, ...cellsAt(cell, place)].map(wholeWidth) : [];
    const texts = column.cell
      ? []
      : rows
          .slice(0, MEASURED_ROWS)
          .map(
            (row) =>
              textWidth(valueText(column.value(row)), fontSize, column === primary ? 600 : 400) + SIDES_PX,
          );
    setWidths({
      [column.id]: bounded([...shown, ...texts].reduce((most, px) => Math.max(most, Math.ceil(px)), 0)),
    });
  };
  const moveBeside = (other: Column<T> | undefined, after: boolean) => {
    if (!other || other === column) return;
    const order = all.flatMap(({ id }) => (id === column.id ? [] : id));
    order.splice(order.indexOf(other.id) + Number(after), 0, column.id);
    arrange({ ...layout, order });
  };
  const move = (by: 1 | -1) => moveBeside(columns[place + by], by > 0);
  const pins = layout.pins ?? [];
  const pinned = pins.includes(column.id);
  const pin = () =>
    arrange({
      ...layout,
      pins: pinned ? pins.filter((id) => id !== column.id) : [...pins, column.id],
    });
  const visible = columns.map(({ id }) => id);
  const reset = () => {
    arrange(undefined);
    change({ hide: given?.hide });
  };
  const others = sorts.filter((key) => key.replace(/^-/, '') !== column.id);
  const sortable = column.sortable !== false;
  const ends = (at: number) => columns[at] === undefined || columns[at]?.pinned !== column.pinned;

  const { button, menu } = useMenu([
    ...(sortable
      ? [
          { label: t('sortUp'), onClick: () => onSort([column.id]) },
          { label: t('sortDown'), onClick: () => onSort([`-${column.id}`]) },
        ]
      : []),
    ...(sortable && others.length > 0
      ? [
          { label: t('thenUp'), onClick: () => onSort([...others, column.id]) },
          { label: t('thenDown'), onClick: () => onSort([...others, `-${column.id}`]) },
        ]
      : []),
    ...(sortable ? (['divider'] as const) : []),
    { label: t('left'), onClick: () => move(-1), disabled: ends(place - 1), stays: true },
    { label: t('right'), onClick: () => move(1), disabled: ends(place + 1), stays: true },
    { label: t(pinned ? 'unpin' : 'pin'), onClick: pin },
    'divider',
    { label: t('wider'), onClick: () => widen(STEP_PX), stays: true },
    { label: t('narrower'), onClick: () => widen(-STEP_PX), stays: true },
    { label: t('fit'), onClick: fit },
    'divider',
    {
      label: t('hide'),
      onClick: () =>
        change({ hide: all.flatMap(({ id }) => (visible.includes(id) && id !== column.id ? [] : id)) }),
      disabled: column === primary,
    },
    {
      label: t('reset'),
      onClick: reset,
      disabled: arranging.layout === given?.layout && hide === given?.hide,
    },
  ]);

  /** Follows the pointer until it is released; Escape ends it as well. Calls `end` with the last event, if released. */
  const follow = (moved: (event: PointerEvent) => void, end: (event?: PointerEvent) => void) => {
    const over = new AbortController();
    const { signal } = over;
    const stop = (event?: PointerEvent) => {
      over.abort();
      end(event);
    };
    addEventListener('pointermove', moved, { signal });
    addEventListener('pointerup', stop, { signal });
    addEventListener('pointercancel', () => stop(), { signal });
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        stop();
      },
      { signal, capture: true },
    );
  };
  /** A press that has moved something is no press on what is below it. */
  const swallowClick = () => {
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
  };

  const resize = (start: PointerEvent) => {
    start.preventDefault();
    start.stopPropagation();
    const before = layout;
    // What is left of the edge keeps its width, so that the edge stays under the pointer.
    const fixed = Object.fromEntries(
      heads()
        .slice(0, place)
        .flatMap((cell, at) => {
          const id = columns[at]?.id;
          return id ? [[id, cell.offsetWidth] as const] : [];
        }),
    );
    const width = widthNow();
    const sign = getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1;
    const at = (event: PointerEvent) => bounded(width + sign * (event.clientX - start.clientX));
    let changed = false;
    follow(
      (event) => {
        changed = true;
        setWidths({ ...fixed, [column.id]: at(event) });
      },
      (event) => {
        if (changed) swallowClick();
        if (changed && !event) arrange(before);
      },
    );
  };

  const drag = (start: PointerEvent) => {
    let mark: HTMLElement | undefined;
    let target: { other: Column<T> | undefined; after: boolean } | undefined;
    const unmark = () => {
      mark?.classList.remove('dt-drop', 'after');
      mark = undefined;
    };
    follow(
      (event) => {
        if (!target && Math.abs(event.clientX - start.clientX) < DRAG_PX) return;
        unmark();
        const cells = heads();
        const under = cells.findIndex((cell) => event.clientX < cell.getBoundingClientRect().right);
        const at = under < 0 ? cells.length - 1 : under;
        mark = cells[at];
        const box = mark?.getBoundingClientRect();
        const after = box !== undefined && event.clientX > box.left + box.width / 2;
        target = { other: columns[at], after };
        mark?.classList.add('dt-drop');
        mark?.classList.toggle('after', after);
      },
      (event) => {
        unmark();
        if (!target) return;
        swallowClick();
        if (event) moveBeside(target.other, target.after);
      },
    );
  };

  const openMenu = useEffectEvent((event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    if (opener.current) button.onClick({ currentTarget: opener.current });
  });
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.target === edge.current) resize(event);
    else if (event.pointerType !== 'touch' && !event.target.closest('.dt-tool, .dt-fold')) drag(event);
  });
  const refocus = useRef(false);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const side = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.altKey && event.key === 'ArrowDown') openMenu(event);
    else if (side && event.shiftKey && (event.ctrlKey || event.metaKey)) {
      refocus.current = true;
      move(side);
    } else if (side && event.shiftKey) widen(side * STEP_PX);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  // Moving its element takes the focus from a header.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the column has moved
  useEffect(() => {
    if (refocus.current) edge.current?.closest('.dt-h')?.querySelector<HTMLElement>('.dt-sort')?.focus();
    refocus.current = false;
  }, [place]);
  useEffect(() => {
    const cell = edge.current?.closest<HTMLElement>('.dt-h');
    if (!cell) return;
    const over = new AbortController();
    const { signal } = over;
    cell.addEventListener('contextmenu', openMenu, { signal });
    cell.addEventListener('pointerdown', onPointerDown, { signal });
    cell.addEventListener('keydown', onKeyDown, { signal });
    return () => over.abort();
  }, []);

  return (
    <>
      <button
        ref={opener}
        type="button"
        className="dt-tool"
        tabIndex={-1}
        aria-label={t('menuOf', { name: column.header })}
        title={t('menuOf', { name: column.header })}
        {...button}
      >
        <Icon name="down" size="s" />
      </button>
      {menu}
      <span ref={edge} className="dt-edge" aria-hidden="true" title={t('edge')} onDoubleClick={fit} />
    </>
  );
};
