import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, primaryOf, type RowTarget } from './column.ts';
import type { RowLook } from './RowCells.tsx';

type Source<T> = {
  columns: readonly Column<T>[];
  visible: readonly Column<T>[];
  isTree: boolean;
  selectable: boolean;
  rowTo: ((row: T) => RowTarget) | undefined;
  opens: boolean;
  rowActions: ((row: T) => ReactNode) | undefined;
};

/** What the rows share; another object redraws them all, so it changes only when one of its parts does. */
export const useRowLook = <T>({
  columns,
  visible,
  isTree,
  selectable,
  rowTo,
  opens,
  rowActions,
}: Source<T>) => {
  const { t } = useTranslation('table');
  const router = useRouter();
  return useMemo<RowLook<T>>(
    () => ({
      columns: visible,
      primary: primaryOf(columns),
      isTree,
      selectable,
      hrefOf: rowTo && ((row) => router.history.createHref(router.buildLocation(rowTo(row)).href)),
      opens,
      rowActions,
      words: {
        select: (name) => t('select', { name }),
        expand: (name) => t('expand', { name }),
        collapse: (name) => t('collapse', { name }),
      },
    }),
    [columns, visible, isTree, selectable, rowTo, opens, rowActions, router, t],
  );
};
