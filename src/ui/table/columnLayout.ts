import { useMemo, useState } from 'react';
import { deviceStorage } from '#lib/deviceStorage.ts';
import { type Column, type ColumnLayout, primaryOf } from './column.ts';

/** The columns as a person has arranged them: those that stay in sight first, then by their order. */
export const arrange = <T>(columns: readonly Column<T>[], layout: ColumnLayout): readonly Column<T>[] => {
  const { order = [], widths = {}, pins = [] } = layout;
  const primary = primaryOf(columns);
  const placeOf = ({ id }: Column<T>) =>
    (order.includes(id) ? order.indexOf(id) : order.length) - (pins.includes(id) ? columns.length + 1e3 : 0);
  return columns
    .map((column) => {
      const { id, width = 0, whole } = column;
      const own = widths[id];
      return {
        ...column,
        ...(own ? { width: whole ? Math.max(own, width) : own, fixed: true } : {}),
        primary: column === primary,
        pinned: pins.includes(id),
      };
    })
    .sort((a, b) => placeOf(a) - placeOf(b));
};

/** What was stored on the device; nothing if it cannot be read. */
const layoutOf = (text: string): ColumnLayout | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The arrangement of a list's columns, kept on the device under `key`; before anything is changed it is `given`. */
export const useColumnLayout = (key: string, given: ColumnLayout | undefined) => {
  const [changed, setChanged] = useState<Record<string, string>>({});
  const text = changed[key] ?? deviceStorage.getItem(key);
  const layout = useMemo(() => (text ? layoutOf(text) : given), [text, given]);
  const change = (next: ColumnLayout | undefined) => {
    const stored = next ? JSON.stringify(next) : '';
    setChanged((before) => ({ ...before, [key]: stored }));
    if (next) deviceStorage.setItem(key, stored);
    else deviceStorage.removeItem(key);
  };
  return { layout, change };
};
