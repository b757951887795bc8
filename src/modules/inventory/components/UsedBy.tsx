import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { InventoryItem } from '../contract.ts';
import styles from '../inventory.module.css';
import type { ItemUse } from './itemUse.ts';
import { KitUses } from './KitUses.tsx';

/** Every other module that has an `itemUses.ts`; the page of an item knows none of them by name. */
const files = import.meta.glob<{ default: readonly ItemUse[] }>('../../*/itemUses.ts', { eager: true });

const uses = Object.values(files)
  .flatMap((file) => file.default)
  .sort((a, b) => a.order - b.order)
  .map((use) => ({ ...use, Part: lazyPart(use.load, null) }));

/** What needs an item: jobs, kits, parts of machines, orders. */
export default function UsedBy({ item }: { item: InventoryItem }) {
  const { t } = useTranslation('inventory');
  const user = useUser();
  return (
    <Panel title={t('usedBy')}>
      <div className={styles.uses}>
        <KitUses item={item} />
        {uses
          .filter(({ isFor }) => isFor(user))
          .map(({ id, Part }) => (
            <Part key={id} item={item} />
          ))}
        <p className={`pad small ink2 ${styles.unused}`}>{t('usedByNone')}</p>
      </div>
    </Panel>
  );
}
