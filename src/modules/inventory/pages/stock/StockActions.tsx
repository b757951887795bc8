import { useTranslation } from '#lib/useTranslation.ts';
import type { MovementKind } from '#modules/movements/contract.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { InventoryItem } from '../../contract.ts';
import styles from './movements.module.css';

/** What hands do with an item: take first, then receive, count and move; the rest in a menu. */
export function StockActions({ item }: { item: InventoryItem }) {
  const { t } = useTranslation('movements');
  const dialog = useDialog(() => import('./MovementDialog.tsx'), { item });
  const open = (kind: MovementKind) => () => dialog.open({ kind });
  return (
    <div className={`primary-bar ${styles.bar}`}>
      <Button variant="primary" icon={<Icon name="take" />} onClick={open('take')}>
        {t('kind.take')}
      </Button>
      <Button icon={<Icon name="receive" />} onClick={open('receive')}>
        {t('kind.receive')}
      </Button>
      <Button icon={<Icon name="count" />} onClick={open('count')}>
        {t('kind.count')}
      </Button>
      <Menu
        label={t('moreDeeds')}
        icon={<Icon name="more" />}
        iconOnly
        items={[
          { label: t('kind.move'), icon: <Icon name="swap" />, onClick: open('move') },
          { label: t('kind.return'), icon: <Icon name="undo" />, onClick: open('return') },
          {
            label: t('kind.supplierReturn'),
            icon: <Icon name="delivery" />,
            onClick: open('supplierReturn'),
          },
          { label: t('kind.writeOff'), icon: <Icon name="bin" />, onClick: open('writeOff') },
        ]}
      />
      {dialog.element}
    </div>
  );
}
