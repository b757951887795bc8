import { type Column, valueText } from './column.ts';
import { rowInSlot } from './rowPool.ts';
import type { ListProps } from './TableGrid.tsx';

/** A list that moves faster than this is not read: px in a millisecond. */
const FAST = 1;
/** A frame that took longer than this, in ms: the device does not keep up. */
const SLOW_FRAME_MS = 45;
/** Frames longer than this, in ms, are not the scroller's: what is scrolled in one is reckoned as in this time. */
const LONGEST_FRAME_MS = 200;
/** How much of what was moved before still counts at the next frame. */
const KEPT = 0.7;
/** What is scrolled after this long without it begins a new motion, in ms. */
const PAUSE_MS = 1500;
/** A list counts as at rest after this long without scrolling, in ms. */
const REST_MS = 150;
/** Rows drawn beyond the edges of the viewport: where the list comes from, and where it goes, as far as in a long frame. */
const BEHIND_ROWS = 2;
const AHEAD_ROWS = 12;

/** A row drawn as it is, to copy. */
const MODEL = '.dt-row[data-slot]:not(.dt-group)';
/** What the browser tells of each row that passes under a still pointer: nobody asks while they fly past. */
const PASSED = ['pointerover', 'pointerout', 'mouseover', 'mouseout'];
const passBy = (event: Event) => event.stopPropagation();

export type QuickSource<T> = Pick<ListProps<T>, 'lines' | 'look' | 'selected' | 'rail'>;

type Quick = { row: HTMLElement; texts: Text[]; index: number };

/** What a cell says in plain text: what it shows, or what is exported for it. */
const plainText = <T>(column: Column<T>, row: T): string => {
  const content = column.cell?.(row) ?? '';
  if (column.cell && typeof content === 'string') return content;
  return valueText((column.cell && column.exportValue ? column.exportValue : column.value)(row));
};

/** A row with the cells of a drawn one before `to`, as wide as they are, empty but for texts in those from `from` on. */
const bareCopy = (model: HTMLElement, from: number, to: number) => {
  const row = document.importNode(model, false);
  for (const name of ['id', 'data-slot', 'data-pointed', 'aria-selected']) row.removeAttribute(name);
  const cells = [...model.children].slice(0, to).map((drawn, place) => {
    const cell = document.importNode(drawn, false);
    if (cell instanceof HTMLElement) cell.style.flex = `0 0 ${drawn.getBoundingClientRect().width}px`;
    if (place >= from)
      cell.className = `${cell.className.replace(/\bink3\b/, '').replace('dt-cut', '')} dt-t`;
    return cell;
  });
  row.style.top = '';
  row.append(...cells);
  return row;
};

/** One of the rows, a copy of `bare`, with a text in each cell from `from` on. */
const quickRow = (bare: HTMLElement, from: number): Quick => {
  const row = document.importNode(bare, true);
  const texts = [...row.children].slice(from).map((cell) => {
    const text = document.createTextNode('');
    cell.append(text);
    return text;
  });
  return { row, texts, index: -1 };
};

/**
 * Draws the rows of a list as plain text over it while it flies past on a device that cannot draw them as they are in
 * time; once it slows down or rests, they are drawn as they are (docs/decisions/0122-rows-in-plain-text.md).
 */
export const createQuickRows = <T>(list: HTMLElement, source: { current: QuickSource<T> }) => {
  const layer = document.createElement('div');
  layer.className = 'dt-quick-rows';
  layer.hidden = true;
  let rows: Quick[] = [];
  /** What the rows were made for: a list gets other columns, another width and other heights of rows. */
  let made: { look: unknown; width: number; height: number; size: number } | undefined;
  let [at, last] = [Number.NEGATIVE_INFINITY, 0];
  let [moved, time] = [0, 0];
  let isQuick = false;
  let waiting: number | undefined;

  const fill = ({ row, texts }: Quick, index: number, height: number) => {
    const { lines, look, selected, rail } = source.current;
    const line = lines[index];
    if (!line) return;
    const side = selected.has(line.id) ? 'sel' : line.group ? undefined : rail?.(line.row);
    row.className = `dt-row dt-quick${line.group ? ' dt-group' : ''}${side ? ` rail-${side}` : ''}${side === 'sel' ? ' sel' : ''}`;
    row.setAttribute('aria-rowindex', String(index + 2));
    row.style.transform = `translateY(${index * height}px)`;
    for (const [place, text] of texts.entries()) {
      const column = look.columns[place];
      const said = line.group
        ? place === 0 && `${line.group.label} ${look.labels.count(line.group.count)}`
        : column && plainText(column, line.row);
      if (text.data !== said) text.data = said || '';
    }
  };

  const draw = (offset: number, isUp: boolean) => {
    const { lines, look } = source.current;
    const model = list.querySelector<HTMLElement>(MODEL);
    const height = model?.offsetHeight ?? made?.height;
    if (!height) return false;
    const size = Math.min(lines.length, Math.ceil(list.clientHeight / height) + 1 + BEHIND_ROWS + AHEAD_ROWS);
    const width = list.clientWidth;
    if (!layer.isConnected) list.querySelector('.dt-rows')?.append(layer);
    if (made?.look !== look || made.width !== width || made.height !== height || made.size !== size) {
      if (!model) return false;
      const from = Number(look.selectable);
      const to = from + 1 + (look.primary ? look.columns.indexOf(look.primary) : 0);
      const bare = bareCopy(model, from, to);
      rows = Array.from({ length: size }, () => quickRow(bare, from));
      layer.replaceChildren(...rows.map(({ row }) => row));
      made = { look, width, height, size };
    }
    const top = Math.floor(offset / height) - (isUp ? AHEAD_ROWS : BEHIND_ROWS);
    const first = Math.max(0, Math.min(lines.length - size, top));
    for (const [slot, quick] of rows.entries()) {
      const index = rowInSlot(slot, first, size);
      if (quick.index === index) continue;
      quick.index = index;
      fill(quick, index, height);
    }
    return true;
  };

  /** Shows these rows, and the list's own ones no longer, or the other way round. */
  const show = (areShown: boolean) => {
    layer.hidden = !areShown;
    layer.parentElement?.toggleAttribute('data-quick', areShown);
  };

  const stop = () => {
    isQuick = false;
    [moved, time] = [0, 0];
    for (const type of PASSED) removeEventListener(type, passBy, true);
    show(false);
    // What is drawn may have changed when they are needed again.
    for (const quick of rows) quick.index = -1;
  };

  const watch = () => {
    const then = at;
    waiting = window.setTimeout(() => {
      // A frame may take longer than that: what was scrolled during this one is told at the start of the next.
      requestAnimationFrame(() => {
        if (!isQuick) return;
        if (at !== then) return watch();
        stop();
        // As if it were scrolled slowly: the list, which may have got other rows meanwhile, draws what it has now.
        list.dispatchEvent(new Event('scroll'));
      });
    }, REST_MS);
  };

  const start = () => {
    isQuick = true;
    show(true);
    for (const type of PASSED) addEventListener(type, passBy, true);
    clearTimeout(waiting);
    watch();
  };

  /** Takes a new scroll offset; returns whether it has drawn the rows there. */
  const take = (offset: number): boolean => {
    const now = performance.now();
    const ms = now - at;
    // Over several frames: long and short ones take turns.
    const kept = ms < PAUSE_MS ? KEPT : 0;
    moved = moved * kept + Math.abs(offset - last);
    time = time * kept + Math.min(ms, LONGEST_FRAME_MS);
    const isFast = kept > 0 && moved / time > FAST;
    const isUp = offset < last;
    [at, last] = [now, offset];
    if (!isFast || (!isQuick && ms < SLOW_FRAME_MS) || !draw(offset, isUp)) {
      if (isQuick) stop();
      return false;
    }
    if (!isQuick) start();
    return true;
  };
  const end = () => {
    clearTimeout(waiting);
    stop();
    layer.remove();
  };
  return { take, end };
};
