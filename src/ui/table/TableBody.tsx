// biome-ignore-all lint/a11y/useSemanticElements: virtual rows need div, and the grid, not its cells, takes the focus (aria-activedescendant)
import type { RowAccent } from './column.ts';
import type { Line } from './pipeline.ts';
import type { RowLook } from './rowLook.ts';
import type { RowPool } from './rowPool.ts';
import { TableRow } from './TableRow.tsx';

type Props<T> = {
  slots: RowPool;
  size: number;
  gridId: string;
  lines: readonly Line<T>[];
  look: RowLook<T>;
  selected: ReadonlySet<string>;
  activeId: string | undefined;
  rail: ((row: T) => RowAccent) | undefined;
  height: number;
};

/** The rows of the list. It does not re-render while the list scrolls: each slot gets its next row itself. */
export const TableBody = <T,>({ size, height, ...shared }: Props<T>) => (
  <div role="rowgroup" className="dt-rows" style={{ blockSize: shared.lines.length * height }}>
    {Array.from({ length: size }, (_, slot) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a slot is known by its number, whatever row stands in it
      <TableRow key={slot} slot={slot} height={height} {...shared} />
    ))}
  </div>
);
