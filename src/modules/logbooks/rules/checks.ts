import type { LogRecord } from '../contract.ts';
import type { Book, BookValues } from './book.ts';
import { cargoChecks } from './checks/cargo.ts';
import type { Checked, CheckResult } from './checks/check.ts';
import { garbageChecks } from './checks/garbage.ts';
import { generalChecks } from './checks/general.ts';
import { officialChecks } from './checks/official.ts';
import { oilChecks } from './checks/oil.ts';
import { sewageChecks } from './checks/sewage.ts';
import { lastOfCode } from './deck.ts';

const ofBook: Readonly<Record<string, (entry: Checked) => CheckResult[]>> = {
  oil: oilChecks,
  oil2: cargoChecks,
  garbage: garbageChecks,
  garbage2: garbageChecks,
  sewage: sewageChecks,
  official: officialChecks,
  cayman: officialChecks,
};

/** What a person should know before signing: it warns, and never blocks. */
export const checksOf = (
  book: Book,
  entry: { code: string; at: string; values: BookValues },
  { opening, records, now }: { opening: BookValues; records: readonly LogRecord[]; now: string },
): CheckResult[] => {
  const checked = { book, ...entry, opening, records, now, last: lastOfCode(records, entry.code) };
  return [...(ofBook[book.kind]?.(checked) ?? []), ...generalChecks(checked)];
};
