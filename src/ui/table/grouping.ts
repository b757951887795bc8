import { type Column, valueText } from './column.ts';
import type { GroupLine, Line, RowLine } from './pipeline.ts';

/** The rows with the same text in the grouping column. */
export type Group<T> = { key: string; rows: T[] };

/**
 * Groups rows by their value in a column, each in its order; groups are in the order of their first rows. With the
 * column's own `order`, the values it names come first, in its order.
 */
export const groupRows = <T>(rows: readonly T[], column: Column<T>): Group<T>[] => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = valueText(column.value(row));
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const list = [...groups].map(([key, members]) => ({ key, rows: members }));
  const places = column.order && new Map(column.order.map((key, place) => [key, place]));
  if (!places) return list;
  const placeOf = ({ key }: Group<T>) => places.get(key) ?? places.size;
  return list.sort((a, b) => placeOf(a) - placeOf(b));
};

/** The id of a group's heading; no row has such an id. */
export const groupId = (columnId: string, key: string) => `\u0001${columnId}\u0001${key}`;

/** The lines of a grouped list: a heading for each group, then its rows unless it is collapsed. */
export const groupLines = <T>(
  groups: readonly Group<T>[],
  columnId: string,
  labelOf: (row: T) => string,
  getRowId: (row: T) => string,
  isCollapsed: (id: string) => boolean,
): Line<T>[] => {
  const lines: Line<T>[] = [];
  for (const { key, rows } of groups) {
    const [first] = rows;
    if (first === undefined) continue;
    const id = groupId(columnId, key);
    const expanded = !isCollapsed(id);
    lines.push({
      id,
      level: 1,
      parent: true,
      expanded,
      group: { key, label: labelOf(first), count: rows.length },
    });
    if (!expanded) continue;
    for (const row of rows) lines.push({ id: getRowId(row), row, level: 2, parent: false, expanded: false });
  }
  return lines;
};

/** A heading with its rows; a list without groups is one section without a heading. */
export type Section<T> = { group: GroupLine['group'] | undefined; lines: RowLine<T>[] };

/** The sections of a list for paper, with `most` rows at most; `left` is the number of the rest. */
export const sectionsOf = <T>(lines: readonly Line<T>[], most: number) => {
  const sections: Section<T>[] = [];
  let rows = 0;
  for (const line of lines) {
    if (!line.group) rows += 1;
    if (line.group) {
      if (rows < most) sections.push({ group: line.group, lines: [] });
    } else if (rows <= most) {
      const section = sections.at(-1);
      if (section) section.lines.push(line);
      else sections.push({ group: undefined, lines: [line] });
    }
  }
  return { sections, left: Math.max(0, rows - most) };
};
