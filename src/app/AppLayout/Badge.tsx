import { lazy, Suspense } from 'react';
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

type SumProps = { loads: readonly LoadBadge[]; named: boolean; sum?: number; words?: string };

/** Each badge counts inside the one before it: a sum of hooks that are loaded late. Only a single one has its words. */
function Sum({ loads: [first, ...rest], named, sum = 0, words = '' }: SumProps) {
  const Part = first && partOf(first);
  if (Part)
    return (
      <Part>
        {(count, own) => (
          <Sum loads={rest} named={named} sum={sum + count} words={named && count > 0 ? own : ''} />
        )}
      </Part>
    );
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

/** What waits behind these entries, together. It has its space before it is known: nothing shifts when it arrives. */
export function Badge({ entries }: { entries: readonly NavigationEntry[] }) {
  const loads = entries.flatMap(({ badge }) => badge ?? []);
  return loads.length === 0 ? null : (
    <Suspense fallback={<span className="n" hidden />}>
      <Sum loads={loads} named={loads.length === 1} />
    </Suspense>
  );
}
