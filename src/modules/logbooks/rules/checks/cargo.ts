import { areaRules } from '../seaAreas.ts';
import { type Checked, type CheckResult, trackOf } from './check.ts';
import { wayCheck } from './oil.ts';
import { tankChecks } from './tanks.ts';

/** Oil of the cargo area may go to sea only farther than this from the nearest land, in nautical miles. */
const LAND_NM = 50;

/** Ballast that is clean may go to sea in a special area too, and near land. */
const isClean = (code: string) => code.startsWith('k') || code.startsWith('l');

/** Oily water of the cargo area, into the sea: far from land, under way, monitored, and in no special area (MARPOL I/34). */
const dischargeChecks = (entry: Checked): CheckResult[] => {
  const { code, values, at } = entry;
  const clean = isClean(code);
  if (!code.endsWith('Overboard') && code !== 'kCleanBallast') return [];
  const { landDistance, monitored, effluentChecked, valvesClosed, contaminated } = values;
  return [
    ...areaRules(trackOf(entry), 'cargo', at).map((params) => ({
      key: clean ? 'ballastArea' : 'cargoArea',
      ok: clean,
      params,
    })),
    ...(clean
      ? []
      : [
          {
            key: 'cargoLand',
            ok: typeof landDistance === 'number' && landDistance > LAND_NM,
            params: { least: LAND_NM },
          },
          ...wayCheck(entry),
        ]),
    ...(monitored === undefined ? [] : [{ key: 'monitored', ok: monitored === 'yes' }]),
    ...(effluentChecked === undefined ? [] : [{ key: 'effluent', ok: effluentChecked === 'yes' }]),
    ...(valvesClosed === undefined ? [] : [{ key: 'valves', ok: valvesClosed === 'yes' }]),
    ...(contaminated === undefined ? [] : [{ key: 'contaminated', ok: contaminated === 'no' }]),
  ];
};

/** If not all left a tank, the book says how much stayed. */
const emptiedCheck = ({ values: { emptied, retained }, code }: Checked): CheckResult[] =>
  emptied === 'no' && code !== 'kCleanBallast' && retained === undefined
    ? [{ key: 'retained', ok: false }]
    : [];

/** What part II of the Oil Record Book is checked for. */
export const cargoChecks = (entry: Checked): CheckResult[] => [
  ...tankChecks(entry),
  ...emptiedCheck(entry),
  ...dischargeChecks(entry),
];
