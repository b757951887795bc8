import { nowIso } from '#lib/clock.ts';
import { newId } from '#lib/newId.ts';
import { useUser } from '#modules/auth/queries.ts';
import { userName } from '#modules/auth/rules/userName.ts';
import { useInventory } from '#modules/inventory/queries.ts';
import { mayChange } from '#modules/inventory/rules.ts';
import type { Spot } from '#modules/locations/contract.ts';
import { spotPath } from '#modules/locations/rules.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { quantityAt } from '#modules/movements/rules.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Cause, StocktakeCount } from './contract/counts.ts';
import type { Stocktake } from './contract.ts';
import { useCountLine } from './queries/commands.ts';
import { useCounts } from './queries.ts';
import {
  type CountLine,
  countedLines,
  type LineState,
  lineKey,
  mayReview,
  placesOf,
  sheetOf,
  varianceOf,
} from './rules.ts';

const none: never[] = [];

export type CountAnswer = { counted: number; cause: Cause; reason: string };

/** A counted line with its item, as far as it is still known. */
export type Result = LineState & { line: CountLine | undefined; where: string };

/** A count sheet as it stands: its lines, what came of them, and what can be entered. */
export const useSheet = (sheet: Stocktake, extras: readonly { inventoryID: string; spot: Spot }[] = none) => {
  const user = useUser();
  const format = useFormat();
  const items = useInventory();
  const places = usePlaces();
  const counts = useCounts(sheet._id);
  const { mutate } = useCountLine();
  const { paths } = places;
  const all = counts.data ?? none;
  const mine = (items.data ?? none).filter(
    (item) =>
      (user.superadmin || mayChange(user, item)) &&
      (sheet.category === '' || item.category === sheet.category),
  );
  const results = countedLines(all);
  const added = [...results.values()].map(({ count: { inventoryID, spot } }) => ({ inventoryID, spot }));
  const isIn = placesOf(sheet.locationID, sheet.inner, places.all);
  const byPlace = (a: { where: string; name: string }, b: { where: string; name: string }) =>
    format.compare(a.where, b.where) || format.compare(a.name, b.name);
  const sorted = <T extends { spot: Spot }>(list: readonly T[], nameOf: (one: T) => string): T[] =>
    list
      .map((one) => ({ one, where: spotPath(paths, one.spot), name: nameOf(one) }))
      .sort(byPlace)
      .map(({ one }) => one);
  const lines = sorted(sheetOf(mine, isIn, [...added, ...extras]), ({ item }) => item.name);
  const lineOf = new Map(lines.map((line) => [line.key, line]));
  const done: Result[] = [...results.values()].map((result) => ({
    ...result,
    line: lineOf.get(result.key),
    where: spotPath(paths, result.count.spot),
  }));
  const reviews = mayReview(user, sheet);

  const enter = (
    { inventoryID, spot }: { inventoryID: string; spot: Spot },
    given: Partial<
      Pick<StocktakeCount, 'counted' | 'cause' | 'reason' | 'chosen' | 'at' | 'expected' | 'booked'>
    >,
  ) => {
    const item = items.data?.find(({ _id }) => _id === inventoryID);
    const live = results.get(lineKey(inventoryID, spot))?.live ?? none;
    mutate({
      count: {
        _id: newId(),
        stocktakeID: sheet._id,
        inventoryID,
        itemName: item?.name ?? '',
        unit: item?.unit ?? '',
        spot,
        counted: null,
        cause: 'none',
        reason: '',
        chosen: '',
        replaces: live.map(({ _id }) => _id),
        at: nowIso(),
        userID: user._id,
        userName: userName(user),
        cameAt: null,
        expected: reviews && item ? quantityAt(item, spot) : null,
        booked: null,
        ...given,
      },
    });
  };

  return {
    isPending: items.isPending || places.isPending || counts.isPending,
    isError: items.isError || (counts.isError && counts.data === undefined),
    refetch: () => Promise.all([items.refetch(), counts.refetch()]),
    items: mine,
    paths,
    counts: all,
    lines,
    results,
    done: done.sort((a, b) =>
      byPlace({ where: a.where, name: a.count.itemName }, { where: b.where, name: b.count.itemName }),
    ),
    counted: done.filter(({ state }) => state === 'counted'),
    differing: done.filter(({ state }) => state === 'differ'),
    /** Counted lines whose figure is another than what is booked. */
    variances: done.filter(({ state, count }) => state === 'counted' && varianceOf(count) !== 0),
    left: lines.filter(({ key }) => results.get(key)?.state !== 'counted').length,
    /** Counts that are not booked though the sheet is closed: they came later. */
    late: done.filter(({ state, count }) => state === 'counted' && count.booked === null),
    reviews,
    enterCount: (line: CountLine, answer: CountAnswer) =>
      enter({ inventoryID: line.item._id, spot: line.spot }, answer),
    /** This count holds; also to say why it differs. */
    choose: (count: StocktakeCount, why: { cause?: Cause; reason?: string } = {}) =>
      enter(count, {
        counted: count.counted,
        at: count.at,
        expected: count.expected,
        booked: count.booked,
        chosen: count.chosen || count._id,
        cause: why.cause ?? count.cause,
        reason: why.reason ?? count.reason,
      }),
    /** Counts so far count for nothing: somebody looks again. */
    askAgain: (count: StocktakeCount) => enter(count, { counted: null }),
  };
};
export type Sheet = ReturnType<typeof useSheet>;
