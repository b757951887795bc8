import { hours, type RestExceptionItem } from '#modules/hoursofrest/contract.ts';
import { type LedgerProblem, ledgerProblem } from '#modules/hoursofrest/rules/exceptions.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import type { MessageKey } from '../../messages/en.ts';
import { lockItemsOf } from '../../store/records.ts';

const said: Readonly<Record<LedgerProblem, MessageKey>> = {
  tooLong: 'exceptionTooLong',
  tooSoon: 'exceptionTooSoon',
  tooMany: 'exceptionTooMany',
  overlaps: 'exceptionOverlaps',
  backwards: 'exceptionBackwards',
};

/** Fails for an exception that STCW does not allow beside those of the ledger. */
export const checkException = async ({ db }: Pick<Call, 'db'>, next: RestExceptionItem) => {
  const rows = await lockItemsOf<RestExceptionItem>(db, hours, next.boatID);
  const problem = ledgerProblem(
    next,
    rows.map(({ data }) => data),
  );
  if (problem) throw fail(400, said[problem], {}, 'to');
};
