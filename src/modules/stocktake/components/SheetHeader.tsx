import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { userName } from '#modules/auth/rules/userName.ts';
import { PATH_SEPARATOR } from '#modules/locations/rules.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useConfirm } from '#ui/useConfirm.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { useWide } from '#ui/useMedia.ts';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import type { Stocktake } from '../contract.ts';
import { useCloseStocktake, useReopenStocktake } from '../queries/commands.ts';
import { useDeleteStocktake, useStocktakePaper } from '../queries.ts';
import type { Sheet } from '../useSheet.ts';
import { statusChip } from './statusChip.tsx';

type Props = { item: Stocktake; sheet: Sheet; isReviewed: boolean };

/** Name and state of a sheet, and what can be done with it now. */
export function SheetHeader({ item, sheet, isReviewed }: Props) {
  const { t } = useTranslation('stocktake');
  const format = useFormat();
  const user = useUser();
  const wide = useWide();
  const confirm = useConfirm();
  const askDelete = useAskDelete();
  const { mutateAsync: close } = useCloseStocktake();
  const { mutateAsync: reopen } = useReopenStocktake();
  const { mutateAsync: remove } = useDeleteStocktake();
  const { mutateAsync: savePaper } = useStocktakePaper();
  const edit = useDialog(() => import('../EditForm.tsx'), { item });
  const cancel = useDialog(() => import('./CancelDialog.tsx'), { item });
  const { _id: id, title, status, locationID, category, startedBy, createdAt } = item;
  const isOpen = status === 'open';
  const path =
    locationID === '' ? t('wholeVessel') : (sheet.paths.get(locationID) ?? []).join(PATH_SEPARATOR);
  const numbers = { counted: sheet.counted.length, differ: sheet.variances.length, left: sheet.left };
  const askClose = () =>
    confirm({
      title: t('close.title', { name: title }),
      body: [
        t('close.counted', { count: numbers.counted, differ: numbers.differ }),
        numbers.left > 0 ? t('close.left', { count: numbers.left }) : '',
      ]
        .filter(Boolean)
        .join(' '),
      action: t('close.act'),
      onConfirm: () => close({ id, by: userName(user), ...numbers }),
    });
  const paper: MenuItem = { label: t('pdf'), icon: <Icon name="pdf" />, onClick: () => void savePaper(id) };
  const items: MenuItem[] = [
    ...(wide || !sheet.reviews ? [] : [paper]),
    ...(isOpen ? [{ label: t('edit'), icon: <Icon name="edit" />, onClick: () => edit.open() }] : []),
    ...(status === 'cancelled'
      ? [{ label: t('reopen'), icon: <Icon name="undo" />, onClick: () => void reopen({ id }) }]
      : []),
    ...(isOpen && sheet.counts.length > 0
      ? [{ label: t('cancel.open'), danger: true, onClick: () => cancel.open() }]
      : []),
    ...(isOpen && !sheet.isPending && sheet.counts.length === 0
      ? [
          {
            label: t('delete'),
            icon: <Icon name="bin" />,
            danger: true,
            onClick: () =>
              askDelete({
                name: title,
                body: t('removeBody'),
                remove: () => remove(id),
                to: { to: '/app/stocktake' },
              }),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={title}
        facts={[
          path === title ? '' : path,
          category === title ? '' : category,
          item.blind ? t('isBlind') : '',
          t('startedBy', { name: startedBy || userName(user), time: format.dayTime(createdAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        crumbs={[
          { label: t('inventory'), to: '/app/inventory' },
          { label: t('title'), to: '/app/stocktake' },
        ]}
        actions={
          <>
            {statusChip(status, t(`status.${status}`))}
            <WaitingPill id={id} />
            {wide && sheet.reviews && (
              <Button icon={<Icon name="pdf" />} onClick={() => savePaper(id)}>
                {t('pdf')}
              </Button>
            )}
            {items.length > 0 && (
              <Menu label={t('more')} icon={<Icon name="more" />} iconOnly items={items} />
            )}
          </>
        }
        primary={
          isOpen &&
          isReviewed && (
            <Button
              variant="primary"
              icon={<Icon name="check" />}
              disabled={sheet.isPending || sheet.differing.length > 0 || numbers.counted === 0}
              onClick={askClose}
            >
              {t('close.act')}
            </Button>
          )
        }
        primaryInBottomBar={!wide}
      />
      {edit.element}
      {cancel.element}
    </>
  );
}
