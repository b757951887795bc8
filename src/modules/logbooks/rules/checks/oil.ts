import { fieldsOf, isPosition } from '../book.ts';
import { standing } from '../deck.ts';
import { distanceNm } from '../position.ts';
import { seaAreaOf } from '../seaAreas.ts';
import { changesOf, contentsOf, tanksOf } from '../tanks.ts';
import { type Checked, type CheckResult, hoursBetween, rounded } from './check.ts';

/** How far a sum may be off before it is said, in m³, unless the opening says otherwise. */
const TOLERANCE = 0.05;
const WEEK_HOURS = 7 * 24;
/** A ship that goes slower is not under way as the rule means it, in knots. */
const UNDER_WAY_KN = 1;

/** Tanks named are those of the supplement to the IOPP certificate. */
const listCheck = ({ book, code, values, opening }: Checked): CheckResult[] => {
  const tanks = tanksOf(opening);
  const named = (fieldsOf(book, code) ?? []).flatMap(({ key, kind, list }) => {
    const value = values[key];
    return kind === 'tank' && typeof value === 'string' && value !== '' ? [{ name: value, list }] : [];
  });
  if (named.length === 0) return [];
  const foreign = named.find(
    ({ name, list }) => !tanks.some((tank) => tank.name === name && (!list || tank.list === list)),
  );
  return [{ key: 'tankList', ok: !foreign, params: { tank: foreign?.name ?? '' } }];
};

/** What a tank holds is not more than it can, and is what was in it with what came and went. */
const sumChecks = (entry: Checked): CheckResult[] => {
  const { book, records, at, opening } = entry;
  const tolerance = typeof opening.tolerance === 'number' ? opening.tolerance : TOLERANCE;
  const contents = contentsOf(book, records, at);
  return changesOf(book, entry, contents).flatMap(({ tank, stated, computed }): CheckResult[] => {
    const capacity = tanksOf(opening).find(({ name }) => name === tank)?.capacity;
    const full = stated ?? computed;
    return [
      ...(capacity !== undefined && full !== undefined
        ? [{ key: 'capacity', ok: full <= capacity, params: { tank, content: rounded(full, 2), capacity } }]
        : []),
      ...(computed !== undefined && computed < -tolerance
        ? [{ key: 'tooMuch', ok: false, params: { tank } }]
        : []),
      ...(stated !== undefined && computed !== undefined
        ? [
            {
              key: 'balance',
              ok: Math.abs(stated - computed) <= tolerance + 1e-9,
              params: { tank, stated: rounded(stated, 2), computed: rounded(computed, 2) },
            },
          ]
        : []),
    ];
  });
};

/** Hours from start to stop; a stop that is earlier is on the next day. */
const duration = ({ values: { timeStart, timeStop } }: Checked): number | undefined => {
  if (typeof timeStart !== 'string' || typeof timeStop !== 'string') return undefined;
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
  return ((minutes(timeStop) - minutes(timeStart) + 1440) % 1440 || 1440) / 60;
};

/** A discharge through the 15 ppm equipment: not faster than it is rated, under way, and never in the Antarctic. */
const dischargeChecks = (entry: Checked): CheckResult[] => {
  const { code, values, opening } = entry;
  if (!code.endsWith('Overboard')) return [];
  const hours = duration(entry);
  const { quantity, posStart, posStop } = values;
  const { rated } = opening;
  const rate = typeof quantity === 'number' && hours ? quantity / hours : undefined;
  const way =
    isPosition(posStart) && isPosition(posStop) && hours ? distanceNm(posStart, posStop) / hours : undefined;
  const area = [posStart, posStop]
    .flatMap((each) => (isPosition(each) ? [seaAreaOf(each)] : []))
    .find(Boolean);
  return [
    ...(rate !== undefined && typeof rated === 'number'
      ? [{ key: 'rate', ok: rate <= rated + 1e-9, params: { rate: rounded(rate, 2), rated } }]
      : []),
    ...(way !== undefined
      ? [{ key: 'underWay', ok: way >= UNDER_WAY_KN, params: { speed: rounded(way, 1) } }]
      : []),
    ...(area ? [{ key: 'oilArea', ok: area !== 'antarctic', params: { area } }] : []),
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
  ...listCheck(entry),
  ...sumChecks(entry),
  ...dischargeChecks(entry),
  ...weeklyCheck(entry),
];
