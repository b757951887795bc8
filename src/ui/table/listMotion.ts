import { markPointedRow } from './pointedRow.ts';
import { createQuickRows, type QuickSource } from './quickRows.ts';

/** Starts what a list does while it moves or a mouse is over it; `source` is what it shows now. */
export const startMotion = <T>(list: HTMLElement, source: { current: QuickSource<T> }) => {
  const { take, end } = createQuickRows(list, source);
  const endMark = markPointedRow(list);
  return {
    take,
    end: () => {
      end();
      endMark();
    },
  };
};

export type ListMotion = ReturnType<typeof startMotion>;
