import { areaRules } from '../seaAreas.ts';
import { type Checked, type CheckResult, trackOf } from './check.ts';

/** Nautical miles from the nearest land (MARPOL IV/11.1). */
const TREATED_NM = 3;
const UNTREATED_NM = 12;
/** From a holding tank at this speed or more, in knots. */
const LEAST_KN = 4;

const treatmentCheck = ({ values: { sewageTreatment, landDistance } }: Checked): CheckResult => {
  if (sewageTreatment === 'plant') return { key: 'sewagePlant', ok: true };
  const treated = sewageTreatment === 'comminuted';
  const least = treated ? TREATED_NM : UNTREATED_NM;
  const ok = typeof landDistance === 'number' && landDistance > least;
  return { key: treated ? 'sewageTreated' : 'sewageRaw', ok, params: { least } };
};

const seaChecks = (entry: Checked): CheckResult[] => {
  const { code, at, values, opening } = entry;
  if (code !== 'sewageSea' || values.sewageTreatment === undefined) return [];
  const { sewageTreatment, speed } = values;
  const ok = opening.passengerShip !== true || sewageTreatment === 'plant';
  return [
    treatmentCheck(entry),
    ...areaRules(trackOf(entry), 'sewage', at).map((params) => ({ key: 'sewageArea', ok, params })),
    ...(sewageTreatment === 'untreated'
      ? [
          {
            key: 'sewageSpeed',
            ok: typeof speed === 'number' && speed >= LEAST_KN,
            params: { least: LEAST_KN },
          },
        ]
      : []),
  ];
};

/** What the record of sewage is checked for. */
export const sewageChecks = (entry: Checked): CheckResult[] => [
  ...seaChecks(entry),
  ...(entry.code === 'sewageAshore' && !entry.values.receipt ? [{ key: 'receipt', ok: false }] : []),
];
