import type { DayEntry, SheetSignature, StoredDay, Timesheet } from '../contract.ts';

/** A day as its person entered it, without what the server added. */
export const entryOf = ({ slots, zone, note, reasons, ashore, planned, rota }: StoredDay): DayEntry => ({
  slots,
  zone,
  note,
  reasons,
  ashore,
  planned,
  ...(rota ? { rota } : {}),
});

/** The days of a sheet as they are signed. */
export const signedDays = ({ days }: Pick<Timesheet, 'days'>): Record<string, DayEntry> =>
  Object.fromEntries(Object.entries(days).map(([day, stored]) => [day, entryOf(stored)]));

/** The signature of a role, if the month has it. */
export const signatureOf = (
  sheet: Pick<Timesheet, 'signatures'> | undefined,
  role: SheetSignature['role'],
): SheetSignature | undefined => sheet?.signatures.find((signature) => signature.role === role);

/** The days that were changed after somebody signed them. */
export const amendedDays = (sheet: Pick<Timesheet, 'amendments' | 'signatures'> | undefined): string[] => {
  const first = sheet?.signatures.map(({ at }) => at).sort()[0];
  if (first === undefined) return [];
  return [...new Set((sheet?.amendments ?? []).filter(({ at }) => at > first).map(({ day }) => day))].sort();
};
