import { codeOf } from '../book.ts';
import { standing } from '../deck.ts';
import { type Checked, type CheckResult, hoursBetween } from './check.ts';

const witnessKeys = { officer: 'witnessOfficer', crew: 'witnessCrew', master: 'witnessMaster' } as const;

/** The steering gear is tested within twelve hours before departure (SOLAS V/26). */
const STEERING_HOURS = 12;

const steeringBefore = ({ at, records }: Checked): CheckResult => ({
  key: 'steeringBefore',
  ok: standing(records).some(
    ({ content }) =>
      content.code === 'steeringTest' && content.at <= at && hoursBetween(content.at, at) <= STEERING_HOURS,
  ),
});

/** What the official log book is checked for: who must witness it, and why a drill was not held. */
export const officialChecks = (entry: Checked): CheckResult[] => {
  const { book, code, values } = entry;
  const witness = codeOf(book, code)?.witness;
  return [
    ...(code === 'drill' && !values.held && !values.reason ? [{ key: 'notHeld', ok: false }] : []),
    ...(code === 'departure' ? [steeringBefore(entry)] : []),
    ...(witness ? [{ key: witnessKeys[witness], ok: true }] : []),
  ];
};
