import { fieldsOf } from '../book.ts';
import { changesOf, contentsOf, tanksOf } from '../tanks.ts';
import { type Checked, type CheckResult, rounded } from './check.ts';

/** How far a sum may be off before it is said, in m³, unless the opening says otherwise. */
const TOLERANCE = 0.05;

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

/** What the tanks of an entry are checked for. */
export const tankChecks = (entry: Checked): CheckResult[] => [...listCheck(entry), ...sumChecks(entry)];
