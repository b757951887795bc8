import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#lib/useTranslation.ts';
import { sectionsOf } from './grouping.ts';
import './paper.css';
import { useFormat } from '../format/useFormat.tsx';
import type { Line, RowLine } from './pipeline.ts';

/** More rows are too many to read on paper, and for a browser to lay out. */
export const MAX_ROWS = 2000;
/** With more columns the sheet is printed in landscape. */
const MAX_UPRIGHT_COLUMNS = 6;
const LEVEL_PX = 12;

type Head = { id: string; header: string; end: boolean };
/** The content of a row's cells, in the order of the headers. */
type Cells = () => ReactNode[];

type Props = {
  title: string;
  facts: readonly (string | undefined)[];
  heads: readonly Head[];
  /** The id of the column that names the rows. */
  primary: string | undefined;
  lines: readonly Line<Cells>[];
  /** Called when the print dialog is closed. */
  onDone: () => void;
};

type RowProps = Pick<Props, 'heads' | 'primary'> & { line: RowLine<Cells>; indent: boolean };

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
const PaperSheet = ({ title, facts, heads, primary, lines, onDone }: Props) => {
  const { t } = useTranslation('table');
  const { number } = useFormat();
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
      </table>
    </section>,
    document.body,
  );
};

export default PaperSheet;
