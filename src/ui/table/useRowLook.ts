import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '../format/useFormat.tsx';
import { type Column, primaryOf, type RowTarget } from './column.ts';
import { cellWidths } from './gridWidths.ts';
import type { RowLook } from './rowLook.ts';
import { useSmallText } from './useRowSize.ts';

type Source<T> = {
  rows: readonly T[];
  columns: readonly Column<T>[];
  visible: readonly Column<T>[];
  isTree: boolean;
  grouped: boolean;
  selectable: boolean;
  rowTo: ((row: T) => RowTarget) | undefined;
  opens: boolean;
  rowActions: ((row: T) => ReactNode) | undefined;
};

const GAP = '\u0001';

/** A translated sentence with a gap for names: translating again for each row would slow down scrolling. */
const sentence = (text: string) => {
  const [before = '', after = ''] = text.split(GAP);
  return (name: string) => `${before}${name}${after}`;
};

/** What the rows share; a new object re-renders them all, so it changes only when one of its parts does. */
export const useRowLook = <T>({
  rows,
  columns,
  visible,
  isTree,
  grouped,
  selectable,
  rowTo,
  opens,
  rowActions,
}: Source<T>) => {
  const { t } = useTranslation('table');
  const { number } = useFormat();
  const router = useRouter();
  const fontSize = useSmallText();
  const measured = useMemo(
    () => cellWidths(visible, primaryOf(columns), rows, fontSize, selectable),
    [visible, columns, rows, fontSize, selectable],
  );
  // The same widths stay the same object: new ones would render every row again.
  const key = JSON.stringify([...measured]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is in them
  const widths = useMemo(() => measured, [key]);
  return useMemo<RowLook<T>>(
    () => ({
      columns: visible,
      widths,
      primary: primaryOf(columns),
      isTree,
      grouped,
      selectable,
      fontSize,
      hrefOf: rowTo && ((row) => router.history.createHref(router.buildLocation(rowTo(row)).href)),
      opens,
      rowActions,
      labels: {
        select: sentence(t('select', { name: GAP })),
        expand: sentence(t('expand', { name: GAP })),
        collapse: sentence(t('collapse', { name: GAP })),
        count: number,
      },
    }),
    [
      columns,
      visible,
      widths,
      isTree,
      grouped,
      selectable,
      rowTo,
      opens,
      rowActions,
      router,
      fontSize,
      number,
      t,
    ],
  );
};
