import { type ReactNode, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { PATH_SEPARATOR } from '#modules/locations/rules.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { useTableSearch } from '#ui/table/tableSearch.ts';
import type { InventoryItem } from '../../contract.ts';
import { mainPlace } from '../inventoryColumns.tsx';
import styles from './stockTree.module.css';
import { categoryTree, placeTree, type TreeNode } from './treeNodes.ts';

type Props = { items: readonly InventoryItem[] };

/** Categories or places beside the stock: a press filters the list, as its own filters do. */
export default function StockTree({ items }: Props) {
  const { t } = useTranslation('stockTree');
  const { state, onStateChange } = useTableSearch();
  const { all, paths } = usePlaces();
  const [chosen, setChosen] = useState<'category' | 'place'>();
  const { category, subCategory, place, ...others } = state.f ?? {};
  const by = chosen ?? (place ? 'place' : 'category');
  const nodes =
    by === 'category'
      ? categoryTree(items)
      : placeTree(
          all,
          items.map((item) => mainPlace(item, paths)),
          paths,
        );
  const pick = (f: Record<string, string[]>) => {
    const next = { ...others, ...f };
    onStateChange({ ...state, f: Object.keys(next).length > 0 ? next : undefined }, 'push');
  };
  const current =
    by === 'category'
      ? [category?.[0], subCategory?.[0]].filter(Boolean).join(PATH_SEPARATOR)
      : (place?.[0] ?? '');
  const pickNode = ({ path }: TreeNode) => {
    if (by === 'place') return pick({ place: [path.join(PATH_SEPARATOR)] });
    const [first = '', second] = path;
    return pick({ category: [first], ...(second === undefined ? {} : { subCategory: [second] }) });
  };
  return (
    <nav className={styles.tree} aria-label={t('label')}>
      <Segmented
        label={t('label')}
        options={[
          { value: 'category', label: t('category') },
          { value: 'place', label: t('place') },
        ]}
        value={by}
        onChange={setChosen}
      />
      <ul className="plain">
        <li>
          <Row current={current === ''} count={items.length} onPick={() => pick({})}>
            {t(by === 'category' ? 'allCategories' : 'allPlaces')}
          </Row>
        </li>
        <Nodes nodes={nodes} current={current} level={0} onPick={pickNode} />
      </ul>
    </nav>
  );
}

type NodesProps = {
  nodes: readonly TreeNode[];
  current: string;
  level: number;
  onPick: (node: TreeNode) => void;
};

function Nodes({ nodes, current, level, onPick }: NodesProps) {
  return nodes.map((node) => (
    <Node key={node.path.join(PATH_SEPARATOR)} node={node} current={current} level={level} onPick={onPick} />
  ));
}

function Node({ node, current, level, onPick }: Omit<NodesProps, 'nodes'> & { node: TreeNode }) {
  const { t } = useTranslation('stockTree');
  const own = node.path.join(PATH_SEPARATOR);
  const within = current === own || current.startsWith(`${own}${PATH_SEPARATOR}`);
  const [opened, setOpened] = useState<boolean>();
  const open = opened ?? within;
  const name = node.path.at(-1) ?? '';
  return (
    <li>
      <Row
        level={level}
        current={current === own}
        count={node.count}
        onPick={() => onPick(node)}
        caret={
          node.inside.length > 0 && (
            <IconButton
              className={styles.caret}
              label={t(open ? 'close' : 'open', { name })}
              aria-expanded={open}
              icon={<Icon name={open ? 'down' : 'right'} size="s" className="flip" />}
              onClick={() => setOpened(!open)}
            />
          )
        }
      >
        {name}
      </Row>
      {open && node.inside.length > 0 && (
        <ul className="plain">
          <Nodes nodes={node.inside} current={current} level={level + 1} onPick={onPick} />
        </ul>
      )}
    </li>
  );
}

type RowProps = {
  children: ReactNode;
  current: boolean;
  count: number;
  onPick: () => void;
  level?: number;
  caret?: ReactNode;
};

function Row({ children, current, count, onPick, level = 0, caret }: RowProps) {
  return (
    <div className={`${styles.row} ${current ? styles.on : ''}`} style={{ paddingInlineStart: level * 18 }}>
      <span className={styles.before}>{caret}</span>
      <button
        type="button"
        className={styles.pick}
        aria-current={current ? 'true' : undefined}
        onClick={onPick}
      >
        <span className={styles.name}>{children}</span>
        <span className="ink3">{count}</span>
      </button>
    </div>
  );
}
