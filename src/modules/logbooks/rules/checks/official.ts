import { codeOf } from '../book.ts';
import type { Checked, CheckResult } from './check.ts';

const witnessKeys = { officer: 'witnessOfficer', crew: 'witnessCrew', master: 'witnessMaster' } as const;

/** What the official log book is checked for: who must witness it, and why a drill was not held. */
export const officialChecks = ({ book, code, values }: Checked): CheckResult[] => {
  const witness = codeOf(book, code)?.witness;
  return [
    ...(code === 'drill' && !values.held && !values.reason ? [{ key: 'notHeld', ok: false }] : []),
    ...(witness ? [{ key: witnessKeys[witness], ok: true }] : []),
  ];
};
