import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import type { Equipment } from '../contract.ts';
import styles from '../equipment.module.css';
import { ancestorsOf } from '../rules.ts';
import { MarkCount } from './jobs/MarkCount.tsx';
import type { Marks } from './jobs/marks.ts';

type Props = {
  all: readonly Equipment[];
  current: string;
  /** The open jobs of each machine, for users who may see jobs. */
  marks: Marks | undefined;
};

/** The maximum number of matches; a few more letters find the machine. */
const MAX_MATCHES = 60;

const childrenByParent = (all: readonly Equipment[]) => {
  const map = new Map<string, Equipment[]>();
  for (const item of all) {
    if (item.isArchived) continue;
    const siblings = map.get(item.parentID);
    if (siblings) siblings.push(item);
    else map.set(item.parentID, [item]);
  }
  return map;
};

/**
 * The tree beside a machine: the path to it is expanded, the rest collapsed; the search finds anything by name,
 * manufacturer or serial number.
 */
export function EquipmentTree({ all, current, marks }: Props) {
  const { t } = useTranslation('equipment');
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed).trim().toLocaleLowerCase();
  const byId = useMemo(() => new Map(all.map((item) => [item._id, item])), [all]);
  const children = useMemo(() => childrenByParent(all), [all]);
  const here = byId.get(current);
  const path = useMemo(
    () => new Set(here ? [...ancestorsOf(here, byId), here].map((item) => item._id) : []),
    [here, byId],
  );
  const [folded, setFolded] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (id: string) => folded.get(id) ?? path.has(id);

  const found = query
    ? all
        .filter((item) =>
          `${item.name} ${item.manufacturer} ${item.modelNumber} ${item.serialNumber}`
            .toLocaleLowerCase()
            .includes(query),
        )
        .slice(0, MAX_MATCHES)
    : undefined;

  const node = (item: Equipment, level: number, foldable: boolean) => {
    const below = foldable ? (children.get(item._id) ?? []) : [];
    const open = isOpen(item._id);
    return (
      <li key={item._id}>
        <div
          className={item._id === current ? `${styles.node} ${styles.current}` : styles.node}
          style={{ paddingInlineStart: 4 + level * 20 }}
        >
          {below.length > 0 ? (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={open}
              aria-label={t(open ? 'close' : 'open', { name: item.name })}
              onClick={() => setFolded(new Map(folded).set(item._id, !open))}
            >
              <Icon name={open ? 'down' : 'right'} className={open ? undefined : 'flip'} />
            </button>
          ) : (
            <span className={styles.fold} />
          )}
          <AppLink
            to="/app/equipment/$id"
            params={{ id: item._id }}
            aria-current={item._id === current ? 'page' : undefined}
          >
            <span className="el">{item.name}</span>
            {item.critical && (
              <span className={styles.mark} title={t('field.critical')}>
                <Icon name="shield" size="s" />
              </span>
            )}
            {/* When collapsed, it counts everything below it. */}
            <MarkCount mark={(open || below.length === 0 ? marks?.own : marks?.all)?.get(item._id)} />
          </AppLink>
        </div>
        {open && below.length > 0 && <ul>{below.map((child) => node(child, level + 1, true))}</ul>}
      </li>
    );
  };

  return (
    <nav className={styles.tree} aria-label={t('tree')}>
      <div className={styles.find}>
        <SearchBox value={typed} onChange={setTyped} label={t('find')} width="100%" />
      </div>
      {found?.length === 0 && <p className={`small ink2 ${styles.none}`}>{t('nothingFound')}</p>}
      <ul>{(found ?? children.get('') ?? []).map((item) => node(item, 0, !found))}</ul>
    </nav>
  );
}
