import { nowIso } from '#lib/clock.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Check } from './components/CheckList.tsx';
import type { LogRecord, LogVolume } from './contract.ts';
import type { Book } from './rules/book.ts';
import { checksOf } from './rules/checks.ts';
import type { EntryDraft } from './useEntryForm.ts';
import { say } from './useFieldTexts.ts';

/** What to tell before an entry is signed, in the reader's language. */
export const useChecks = (book: Book, { opening }: LogVolume, records: readonly LogRecord[]) => {
  const { t } = useTranslation('bookwords');
  const format = useFormat();
  return (code: string, entry: EntryDraft): Check[] =>
    checksOf(book, { code, ...entry }, { opening, records, now: nowIso() }).map(
      ({ key, ok, params = {} }, index) => ({
        key: `${key} ${index}`,
        ok,
        drawn: params.area !== undefined,
        text: say(t, `check.${key}.${ok ? 'ok' : 'warn'}`, {
          ...params,
          ...(typeof params.change === 'number'
            ? { change: format.hoursDifference(params.change).replace('-', '−') }
            : {}),
          ...(params.area ? { area: say(t, `area.${params.area}`) } : {}),
        }),
      }),
    );
};
