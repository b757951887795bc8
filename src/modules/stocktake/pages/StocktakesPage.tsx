import { useTranslation } from '#lib/useTranslation.ts';
import { PATH_SEPARATOR } from '#modules/locations/rules.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { TableView } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { statusChip } from '../components/statusChip.tsx';
import { type Stocktake, stocktakeStatuses } from '../contract.ts';
import { useStocktakes } from '../queries.ts';

const pageOf = ({ _id: id }: Stocktake) => ({ to: '/app/stocktake/$id', params: { id } });

const useColumns = () => {
  const { t } = useTranslation('stocktake');
  const format = useFormat();
  const { paths } = usePlaces();
  const { field, choice, day } = fieldColumns(t, (sheet: Stocktake) => sheet);
  const statusText = (value: string) => {
    const known = stocktakeStatuses.find((each) => each === value);
    return known ? t(`status.${known}`) : value;
  };
  const figure = { align: 'end', searchable: false, width: 96, card: 'none' } as const;
  return [
    choice('status', statusText, {
      cell: ({ status }) => statusChip(status, statusText(status)),
      order: stocktakeStatuses,
      width: 130,
      filterInSight: true,
      card: 'badge',
    }),
    field('title', { primary: true, width: 200, grow: 1 }),
    field('locationID', {
      value: ({ locationID }) =>
        locationID === '' ? t('wholeVessel') : (paths.get(locationID) ?? []).join(PATH_SEPARATOR),
      width: 200,
      grow: 1,
      card: 'sub',
    }),
    field('category', { filter: 'select', width: 120, card: 'meta' }),
    field('startedBy', { filter: 'select', groupable: true, filterInSight: true, width: 140, card: 'meta' }),
    day('createdAt', format.dayTime, { width: 124, card: 'meta' }),
    day('closedAt', format.dayTime, { value: ({ closed }) => closed?.at ?? null, width: 124, card: 'none' }),
    field('countedLines', { ...figure, value: ({ closed }) => closed?.counted }),
    field('differLines', { ...figure, value: ({ closed }) => closed?.differ }),
    field('leftLines', { ...figure, value: ({ closed }) => closed?.left }),
    field('note', { width: 200, defaultHidden: true, card: 'none' }),
  ];
};

/** The stocktakes of the boat: those that are open, and past ones. */
export function StocktakesPage() {
  const { t } = useTranslation(['stocktake', 'table']);
  const views: TableView<Stocktake>[] = stocktakeStatuses.map((status) => ({
    id: status,
    label: t(`status.${status}`),
    filter: (sheet) => sheet.status === status,
  }));
  return (
    <ListPage<Stocktake>
      t={t}
      query={useStocktakes()}
      saved="stocktakes"
      facts={(list) => t('listFacts', { count: list.filter(({ status }) => status === 'open').length })}
      primary={
        <ButtonLink variant="primary" to="/app/stocktake/new" icon={<Icon name="plus" />}>
          {t('new')}
        </ButtonLink>
      }
      icon={<Icon name="checklist" />}
      columns={useColumns()}
      views={views}
      rowTo={pageOf}
      initialSort={{ id: 'createdAt', desc: true }}
    />
  );
}
