import { fieldsOf, isEmptyValue, isPosition } from '../book.ts';
import { standing } from '../deck.ts';
import { distanceNm } from '../position.ts';
import { areaRules } from '../seaAreas.ts';
import { type Checked, type CheckResult, hoursBetween, rounded } from './check.ts';

/** A yacht's highest speed over ground, in knots: a position farther off is a slip of the pen. */
const MAX_SPEED_KN = 45;
/** A barometer does not fall faster than this in an hour, in hPa. */
const MAX_FALL_HPA = 6;
/** An entry this much later than what it tells is a late entry, in ms. */
const LATE_MS = 6 * 3_600_000;

const positionCheck = ({ at, values, last }: Checked): CheckResult[] => {
  const here = values.position;
  const before = last?.content.fields.position;
  if (!last || !isPosition(here) || !isPosition(before)) return [];
  const distance = distanceNm(before, here);
  const hours = hoursBetween(at, last.content.at);
  const ok = distance <= MAX_SPEED_KN * Math.max(hours, 1 / 60) + 0.5;
  return [{ key: 'jump', ok, params: { distance: rounded(distance, 1) } }];
};

const barometerCheck = ({ at, values, last }: Checked): CheckResult[] => {
  const now = values.barometer;
  const before = last?.content.fields.barometer;
  if (!last || typeof now !== 'number' || typeof before !== 'number') return [];
  const change = rounded(now - before, 1);
  const ok = Math.abs(change) <= MAX_FALL_HPA * Math.max(1, hoursBetween(at, last.content.at));
  return [{ key: 'barometer', ok, params: { change } }];
};

const timeCheck = ({ at, now }: Checked): CheckResult[] => {
  if (Date.parse(at) > Date.parse(now) + 60_000) return [{ key: 'future', ok: false }];
  const late = Date.parse(now) - Date.parse(at) > LATE_MS;
  return late ? [{ key: 'late', ok: false, params: { hours: Math.round(hoursBetween(at, now)) } }] : [];
};

/** Fields that were written last time and are empty now. */
const emptyCheck = ({ book, code, values, last }: Checked): CheckResult[] => {
  if (!last) return [];
  const missing = (fieldsOf(book, code) ?? []).filter(
    ({ key, carry }) => carry && isEmptyValue(values[key]) && !isEmptyValue(last.content.fields[key]),
  );
  return missing.length > 0 ? [{ key: 'empty', ok: false, params: { count: missing.length } }] : [];
};

/** The books that say where the ship is from hour to hour. */
const underWayBooks = ['sea', 'seabridge', 'navigational'];

/** Into an emission control area, or out of one, since the last position of the log: the fuel is changed over. */
const fuelChecks = ({ book, at, values: { position }, records }: Checked): CheckResult[] => {
  if (!underWayBooks.includes(book.kind) || !isPosition(position)) return [];
  const before = standing(records)
    .filter(({ content }) => content.at < at)
    .map(({ content }) => content.fields.position)
    .findLast((each) => isPosition(each));
  if (!isPosition(before)) return [];
  const here = areaRules([position], 'fuel', at);
  const there = areaRules([before], 'fuel', at);
  const only = (these: typeof here, others: typeof here) =>
    these.filter(({ area }) => !others.some((each) => each.area === area));
  return [
    ...only(here, there).map((params) => ({ key: 'ecaEntered', ok: false, params })),
    ...only(there, here).map((params) => ({ key: 'ecaLeft', ok: true, params })),
  ];
};

/** What holds for the entries of every book. */
export const generalChecks = (entry: Checked): CheckResult[] => [
  ...positionCheck(entry),
  ...barometerCheck(entry),
  ...fuelChecks(entry),
  ...emptyCheck(entry),
  ...timeCheck(entry),
];
