import type { CSSProperties, ReactNode } from 'react';
import { type Column, valueText } from './column.ts';
import type { RowLine } from './pipeline.ts';
import { contentOf } from './rowCells.tsx';
import type { RowLook } from './rowLook.ts';

type Props<T> = {
  line: RowLine<T>;
  look: RowLook<T>;
  places: CardPlaces<T>;
  selected: boolean;
};

export type CardPlaces<T> = {
  /** What is never cut: on as many lines as it needs. */
  wholes: Column<T>[];
  badges: Column<T>[];
  numbers: Column<T>[];
  title: Column<T> | undefined;
  subs: Column<T>[];
  metas: Column<T>[];
};

/** The place of each column on a card. */
export const cardPlaces = <T,>(
  columns: readonly Column<T>[],
  primary: Column<T> | undefined,
): CardPlaces<T> => {
  const at = (place: Column<T>['card']) => columns.filter(({ card, whole }) => !whole && card === place);
  return {
    wholes: columns.filter(({ card, whole }) => whole && card !== undefined && card !== 'none'),
    badges: at('badge'),
    numbers: at('number'),
    title: at('title')[0] ?? primary,
    subs: at('sub'),
    metas: at('meta'),
  };
};

const onCard = <T,>(column: Column<T>, row: T): ReactNode => {
  if (typeof column.onCard === 'function') return column.onCard(row);
  if (column.onCard !== 'named') return contentOf(column, row);
  return (
    <>
      {column.header} {contentOf(column, row)}
    </>
  );
};

/** Whether a card has a line above its title: a tick alone stands beside the title. */
export const hasBadgeLine = <T,>({ badges, numbers }: CardPlaces<T>) =>
  badges.length > 0 || numbers.length > 0;

const insetOf = (px: number): CSSProperties & { '--inset': string } => ({ '--inset': `${px}px` });

/** Whether a column has something to show of a row; only the cell of one that draws it itself knows. */
const filledOf =
  <T,>(row: T) =>
  (column: Column<T>) =>
    column.cell !== undefined || valueText(column.value(row)) !== '';

/** The place of the button that opens a branch, with its gap: names without one stand in line with those that have it. */
const TOGGLE_PX = 26;
const LEVEL_PX = 14;

/** The content of a card, in lines; the whole card is the link. */
export const cardLines = <T,>({ line, look, places, selected }: Props<T>) => {
  const { row, level, parent, expanded } = line;
  const { wholes, badges, numbers, title, subs, metas } = places;
  const { hrefOf, opens, selectable, labels, rowActions } = look;
  const name = title ? valueText(title.value(row)) : '';
  const inset = look.isTree ? (level - 1) * LEVEL_PX : 0;
  const heading = <span className="dt-title el">{title ? contentOf(title, row) : name}</span>;
  const isFilled = filledOf(row);
  const shownSubs = subs.filter(isFilled);
  const tick = selectable && (
    <input
      type="checkbox"
      className="cb"
      data-do="tick"
      checked={selected}
      readOnly
      aria-label={labels.select(name)}
    />
  );
  const hasFirstLine = hasBadgeLine(places);
  return (
    <>
      {hasFirstLine && (
        <div className="row dt-line1">
          {badges.map((column) => (
            <span key={column.id}>{isFilled(column) && onCard(column, row)}</span>
          ))}
          <span className="sp" />
          {numbers.map((column) => (
            <span key={column.id} className="small ink3">
              {isFilled(column) && onCard(column, row)}
            </span>
          ))}
          {tick}
        </div>
      )}
      <div
        className="row dt-line2"
        style={{ paddingInlineStart: look.isTree && !parent ? inset + TOGGLE_PX : inset }}
      >
        {parent && (
          <button
            type="button"
            className={expanded ? 'dt-toggle on' : 'dt-toggle'}
            data-do="toggle"
            aria-expanded={expanded}
            aria-label={(expanded ? labels.collapse : labels.expand)(name)}
          />
        )}
        {hrefOf ? (
          <a className="dt-whole" href={hrefOf(row)} data-do="open">
            {heading}
          </a>
        ) : opens ? (
          <button type="button" className="dt-whole" data-do="open">
            {heading}
          </button>
        ) : (
          heading
        )}
        {rowActions && <span className="dt-card-acts">{rowActions(row)}</span>}
        {!hasFirstLine && tick}
      </div>
      {(look.isTree ? shownSubs.length > 0 : subs.length > 0) && (
        <div
          className="small ink2 el dt-line3"
          style={{ paddingInlineStart: look.isTree ? inset + TOGGLE_PX : 0 }}
        >
          {shownSubs.map((column, index) => (
            <span key={column.id}>
              {index > 0 && ' · '}
              {contentOf(column, row)}
            </span>
          ))}
        </div>
      )}
      {wholes.filter(isFilled).map((column) =>
        valueText(column.value(row)) === '' ? null : (
          <div key={column.id} className="dt-unbroken">
            {contentOf(column, row)}
          </div>
        ),
      )}
      {metas.length > 0 && (
        <div className="row small dt-line4" style={insetOf(inset + TOGGLE_PX)}>
          {metas.map((column) => (
            <span key={column.id} className="el">
              {isFilled(column) && onCard(column, row)}
            </span>
          ))}
        </div>
      )}
    </>
  );
};
