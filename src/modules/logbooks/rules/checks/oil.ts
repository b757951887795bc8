import { standing } from '../deck.ts';
import { distanceNm } from '../position.ts';
import { areaRules } from '../seaAreas.ts';
import { type Checked, type CheckResult, hoursBetween, rounded, trackOf } from './check.ts';
import { tankChecks } from './tanks.ts';

const WEEK_HOURS = 7 * 24;
/** A ship that goes slower is not under way as the rule means it, in knots. */
const UNDER_WAY_KN = 1;

/** Hours from start to stop; a stop that is earlier is on the next day. */
const duration = ({ values: { timeStart, timeStop } }: Checked): number | undefined => {
  if (typeof timeStart !== 'string' || typeof timeStop !== 'string') return undefined;
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
  return ((minutes(timeStop) - minutes(timeStart) + 1440) % 1440 || 1440) / 60;
};

/** Whether the two positions of a discharge say that the ship was under way. */
export const wayCheck = (entry: Checked): CheckResult[] => {
  const hours = duration(entry);
  const [start, stop] = trackOf(entry);
  if (!start || !stop || !hours) return [];
  const speed = distanceNm(start, stop) / hours;
  return [{ key: 'underWay', ok: speed >= UNDER_WAY_KN, params: { speed: rounded(speed, 1) } }];
};

/** In a special area the equipment must have an alarm and stop by itself; in polar waters nothing may be discharged. */
const areaChecks = (entry: Checked): CheckResult[] =>
  areaRules(trackOf(entry), 'machinery', entry.at).map(({ area, rule }) =>
    area === 'antarctic' || area === 'arctic'
      ? { key: 'oilPolar', ok: false, params: { area, rule } }
      : { key: 'oilArea', ok: entry.opening.alarmStop === true, params: { area, rule } },
  );

/** A discharge through the 15 ppm equipment: not faster than it is rated, under way, and as the area wants it. */
const dischargeChecks = (entry: Checked): CheckResult[] => {
  const { code, values, opening } = entry;
  if (!code.endsWith('Overboard')) return [];
  const hours = duration(entry);
  const { quantity } = values;
  const { rated } = opening;
  const rate = typeof quantity === 'number' && hours ? quantity / hours : undefined;
  return [
    ...(rate !== undefined && typeof rated === 'number'
      ? [{ key: 'rate', ok: rate <= rated + 1e-9, params: { rate: rounded(rate, 2), rated } }]
      : []),
    ...wayCheck(entry),
    ...areaChecks(entry),
  ];
};

/** Sludge tanks are sounded every week. */
const weeklyCheck = ({ code, at, values, records }: Checked): CheckResult[] => {
  if (code !== 'cWeekly') return [];
  const last = standing(records)
    .filter(({ content }) => content.code === code && content.fields.tank === values.tank && content.at < at)
    .at(-1);
  if (!last) return [];
  const hours = hoursBetween(last.content.at, at);
  return [{ key: 'weekly', ok: hours <= WEEK_HOURS, params: { days: rounded(hours / 24, 1) } }];
};

/** What the Oil Record Book is checked for (domain rules, section 3). */
export const oilChecks = (entry: Checked): CheckResult[] => [
  ...tankChecks(entry),
  ...dischargeChecks(entry),
  ...weeklyCheck(entry),
];
