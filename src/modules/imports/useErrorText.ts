import { useTranslation } from '#lib/useTranslation.ts';
import type { RowError } from './contract.ts';
import type { SheetFile } from './readFile.ts';

/** The text of a row's error; other rows are named by their line in the file. */
export const useErrorText = (sheet: SheetFile) => {
  const { t } = useTranslation('imports');
  return ({ code, params = {} }: RowError) =>
    t(`errors.${code}`, {
      n: params.n ?? 0,
      last: params.last ?? 0,
      hours: params.hours ?? 0,
      line: params.row === undefined ? 0 : (sheet.rows[params.row]?.line ?? params.row + 1),
    });
};
