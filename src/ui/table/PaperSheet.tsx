import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#lib/useTranslation.ts';
import { sectionsOf } from './grouping.ts';
import './paper.css';
import { useFormat } from '../format/useFormat.tsx';
import type { Column, TableState } from './column.ts';
import { chosenText } from './filterLabels.ts';
import { activeFilters, type Line, type RowLine } from './pipeline.ts';
import { contentOf } from './rowCells.tsx';
import { sumTexts } from './sums.ts';

/** More rows are too many to read on paper, and for a browser to lay out. */
export const MAX_ROWS = 2000;
/** With more columns the sheet is printed in landscape. */
const MAX_UPRIGHT_COLUMNS = 6;
const LEVEL_PX = 12;

type Head = { id: string; header: string; end: boolean };
/** The content of a row's cells, in the order of the headers. */
type Cells = () => ReactNode[];

type RowProps = {
  heads: readonly Head[];
  /** The id of the column that names the rows. */
  primary: string | undefined;
  line: RowLine<Cells>;
  indent: boolean;
};

type PaperProps<T> = {
  title: string;
  /** The name of the open view. */
  view: string | undefined;
  columns: readonly Column<T>[];
  visible: readonly Column<T>[];
  primary: string | undefined;
  state: TableState;
  /** The rows that match, and the number of all. */
  matching: readonly T[];
  total: number;
  lines: readonly Line<T>[];
  /** Called when the print dialog is closed. */
  onDone: () => void;
};

const PaperRow = ({ heads, primary, line, indent }: RowProps) => {
  const cells = line.row();
  const inset = indent && line.level > 1 ? { paddingInlineStart: (line.level - 1) * LEVEL_PX } : {};
  return (
    <tr>
      {heads.map(({ id, end }, index) =>
        id === primary ? (
          <th key={id} scope="row" className={end ? 'num' : undefined} style={inset}>
            {cells[index]}
          </th>
        ) : (
          <td key={id} className={end ? 'num' : undefined}>
            {cells[index]}
          </td>
        ),
      )}
    </tr>
  );
};

/** The list on paper: visible to the printer only, and printed as soon as it is rendered. */
const PaperSheet = <T extends object>(props: PaperProps<T>) => {
  const { title, view, columns, visible, primary, state, matching, total, onDone } = props;
  const { t } = useTranslation(['table', 'columns']);
  const format = useFormat();
  const { number, printFacts } = format;
  const facts = [
    printFacts,
    view,
    ...activeFilters(columns, state.f).map(
      ({ column, chosen }) => `${column.header}: ${chosenText(column, chosen, t)}`,
    ),
    state.q && `“${state.q}”`,
    t('of', { shown: matching.length, total }),
  ];
  const heads = visible.map(({ id, header, align }) => ({ id, header, end: align === 'end' }));
  const lines = props.lines.map((line) =>
    line.group ? line : { ...line, row: () => visible.map((column) => contentOf(column, line.row)) },
  );
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => window.print());
    const onAfter = () => done();
    addEventListener('afterprint', onAfter);
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', onAfter);
    };
  }, []);
  const { sections, left } = sectionsOf(lines, MAX_ROWS);
  return createPortal(
    <section className={`dt-paper print-only${heads.length > MAX_UPRIGHT_COLUMNS ? ' dt-wide' : ''}`}>
      <h1>{title}</h1>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {left > 0 && (
        <p>
          <b>{t('paperMost', { most: MAX_ROWS, count: left })}</b>
        </p>
      )}
      <table>
        <thead>
          <tr>
            {heads.map(({ id, header, end }) => (
              <th key={id} scope="col" className={end ? 'num' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ group, lines: rows }) => (
          <tbody key={group?.key ?? ''}>
            {group && (
              <tr className="dt-paper-group">
                <th colSpan={heads.length} scope="rowgroup">
                  {group.label} · {number(group.count)}
                </th>
              </tr>
            )}
            {rows.map((line) => (
              <PaperRow key={line.id} heads={heads} primary={primary} line={line} indent={!group} />
            ))}
          </tbody>
        ))}
        {visible.some(({ sum }) => sum) && (
          <tbody>
            <tr className="dt-paper-sum">
              {visible.map((column, index) => (
                <td key={column.id} className={column.align === 'end' ? 'num' : undefined}>
                  {column.sum
                    ? sumTexts(matching, column, format).map((text) => <div key={text}>{text}</div>)
                    : index === 0 && t('columns:total', { count: matching.length })}
                </td>
              ))}
            </tr>
          </tbody>
        )}
      </table>
    </section>,
    document.body,
  );
};

export default PaperSheet;
