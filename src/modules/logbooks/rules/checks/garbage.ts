import { fieldsOf } from '../book.ts';
import { standing } from '../deck.ts';
import { areaRules } from '../seaAreas.ts';
import { type Checked, type CheckResult, rounded, trackOf } from './check.ts';

/** Nautical miles from the nearest land. */
const GROUND_NM = 3;
const WHOLE_NM = 12;
const CARCASS_NM = 100;
/** How many earlier entries say what is usual, and how often that is much. */
const USUAL_ENTRIES = 9;
const MUCH = 2;

const never = 'ACDEHI';

/** The categories with an amount, and how much. */
const amountsOf = ({ book, code, values }: Pick<Checked, 'book' | 'code' | 'values'>) =>
  (fieldsOf(book, code) ?? []).flatMap(({ key, category }) => {
    const value = values[key];
    return category && typeof value === 'number' && value > 0 ? [{ category, key, amount: value }] : [];
  });

type Rule = { key: string; ok: boolean; params?: CheckResult['params'] };

/** Whether a category may go overboard there (domain rules, section 2). */
const ruleOf = (
  category: string,
  { values: { landDistance, ground, harmless } }: Checked,
  area: boolean,
): Rule => {
  const distance = typeof landDistance === 'number' ? landDistance : 0;
  if (never.includes(category)) return { key: 'never', ok: false, params: { category } };
  if (category === 'B') {
    const least = area || !ground ? WHOLE_NM : GROUND_NM;
    const ok = distance >= least && (!area || ground === true);
    return { key: ground ? 'foodGround' : 'food', ok, params: { least } };
  }
  if (category === 'F') return { key: 'washwater', ok: harmless === true };
  if (category === 'G')
    return { key: 'carcass', ok: !area && distance >= CARCASS_NM, params: { least: CARCASS_NM } };
  return {
    key: 'cargo',
    ok: category === 'J' && !area && distance >= WHOLE_NM,
    params: { category, least: WHOLE_NM },
  };
};

const seaChecks = (entry: Checked): CheckResult[] => {
  if (entry.code !== 'toSea') return [];
  const areas = areaRules(trackOf(entry), 'garbage', entry.at);
  const allowed = amountsOf(entry).map(({ category }) => ruleOf(category, entry, areas.length > 0));
  const { speed } = entry.values;
  const ok = allowed.every((each) => each.ok);
  return [
    ...allowed,
    ...areas.map((params) => ({ key: 'garbageArea', ok, params })),
    { key: 'enRoute', ok: typeof speed === 'number' && speed > 0 },
  ];
};

/** An amount far above the usual one is often a decimal point in the wrong place. */
const usualCheck = (entry: Checked): CheckResult[] =>
  amountsOf(entry).flatMap(({ category, key, amount }) => {
    const before = standing(entry.records)
      .flatMap(({ content }) => {
        const value = content.code === entry.code ? content.fields[key] : undefined;
        return typeof value === 'number' && value > 0 ? [value] : [];
      })
      .slice(-USUAL_ENTRIES);
    if (before.length < 3) return [];
    const usual = before.reduce((sum, each) => sum + each, 0) / before.length;
    return amount > MUCH * usual
      ? [{ key: 'usual', ok: false, params: { category, usual: rounded(usual, 3) } }]
      : [];
  });

/** What the Garbage Record Book is checked for. */
export const garbageChecks = (entry: Checked): CheckResult[] => [
  ...(amountsOf(entry).length === 0 ? [{ key: 'noAmount', ok: false }] : []),
  ...seaChecks(entry),
  ...usualCheck(entry),
  ...(entry.code === 'ashore' && !entry.values.receipt ? [{ key: 'receipt', ok: false }] : []),
];
