import { lazy, Suspense, useEffect } from 'react';
import { deviceStorage } from '#lib/deviceStorage.ts';
import type { LoadBadge, NavBadge } from '../navBadge.ts';
import type { NavigationEntry } from '../navigation.ts';

/** Without its code, as on a first visit that loses the link, an entry has no badge. */
const None: NavBadge = ({ children }) => children(0, '');

const parts = new Map<LoadBadge, NavBadge>();

const partOf = (load: LoadBadge): NavBadge => {
  const part = parts.get(load) ?? lazy(() => load().catch(() => ({ default: None })));
  parts.set(load, part);
  return part;
};

/** Where this device keeps which badges had nothing to count last, each by the addresses of its entries. */
const EMPTY_BADGES = 'shipshape.emptyBadges';

const wereEmpty = deviceStorage.getItem(EMPTY_BADGES)?.split(' ') ?? [];
const empty = new Set(wereEmpty);

type FigureProps = { badge: string; sum: number; words: string };

/** The figure of a badge, or its room: one that had nothing to count before this visit has none until it counts. */
function Figure({ badge, sum, words }: FigureProps) {
  useEffect(() => {
    if (empty.has(badge) === (sum === 0)) return;
    empty[sum === 0 ? 'add' : 'delete'](badge);
    deviceStorage.setItem(EMPTY_BADGES, [...empty].join(' '));
  }, [badge, sum]);
  if (sum === 0 && wereEmpty.includes(badge)) return null;
  return (
    <>
      {/* The space is for readers: "Jobs 6", not "Jobs6". */}{' '}
      <span className="n" hidden={sum === 0}>
        {sum > 99 ? '99+' : sum || ''}
      </span>
      {words && ' '}
      {words && <span className="vh">{words}</span>}
    </>
  );
}

type SumProps = Pick<FigureProps, 'badge'> & {
  loads: readonly LoadBadge[];
  named: boolean;
  sum?: number;
  words?: string;
};

/** Each badge counts inside the one before it: a sum of hooks that are loaded late. Only a single one has its words. */
function Sum({ badge, loads: [first, ...rest], named, sum = 0, words = '' }: SumProps) {
  const Part = first && partOf(first);
  if (Part)
    return (
      <Part>
        {(count, own) => (
          <Sum
            badge={badge}
            loads={rest}
            named={named}
            sum={sum + count}
            words={named && count > 0 ? own : ''}
          />
        )}
      </Part>
    );
  return <Figure badge={badge} sum={sum} words={words} />;
}

/** What waits behind these entries, together. One that counted last time has its space before it is known. */
export function Badge({ entries }: { entries: readonly NavigationEntry[] }) {
  const loads = entries.flatMap(({ badge }) => badge ?? []);
  const badge = entries.flatMap((entry) => (entry.badge ? entry.to : [])).join('+');
  return loads.length === 0 ? null : (
    <Suspense fallback={wereEmpty.includes(badge) ? null : <span className="n" hidden />}>
      <Sum badge={badge} loads={loads} named={loads.length === 1} />
    </Suspense>
  );
}
