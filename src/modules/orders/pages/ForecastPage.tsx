import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { addMonths } from '#modules/worklist/rules/days.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { ForecastKey } from '../components/ForecastCell.tsx';
import { FORECAST_MONTHS, type ForecastPart } from '../contract/buying.ts';
import { orders } from '../contract.ts';
import { useForecast } from '../queries/buying.ts';
import { byCurrency, times } from '../rules/totals.ts';
import { useDraftOrders } from '../useDraftOrders.ts';
import { useForecastColumns } from './useForecastColumns.tsx';

const loadWhyDialog = () => import('../components/dialogs/WhyDialog.tsx');

const NOTHING: ReadonlySet<string> = new Set();
const SOON_DAYS = 14;
const LATER_DAYS = 60;
const idOf = ({ inventoryID }: ForecastPart) => inventoryID;

/** What the planned jobs of the next months need, what covers it, and what to buy by when. */
export function ForecastPage() {
  const { t } = useTranslation(['orders', 'buying', 'table']);
  const format = useFormat();
  const mayWrite = can(useUser(), orders.access.write);
  const query = useForecast();
  const draft = useDraftOrders();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(NOTHING);
  const why = useDialog(loadWhyDialog);
  const from = query.data?.from ?? format.today.slice(0, 7);
  const months = Array.from({ length: FORECAST_MONTHS }, (_, index) => addMonths(`${from}-01`, index));
  const columns = useForecastColumns(months);
  const parts = query.data?.parts ?? [];
  const within = (low: number, high: number) =>
    parts.filter(({ buyBy }) => {
      const days = buyBy === null ? null : format.daysUntil(buyBy);
      return days !== null && days > low && days <= high;
    });
  const soon = within(Number.NEGATIVE_INFINITY, SOON_DAYS);
  const readout = (label: string, of: readonly ForecastPart[], act?: 'due') => ({
    label,
    figure: format.number(of.length),
    unit: t('buying:forecast.parts', { count: of.length }),
    source: byCurrency(
      of.flatMap(({ price, buy, currency }) =>
        price === null ? [] : [{ currency, amount: times(price, buy) }],
      ),
    )
      .map(({ currency, amount }) => format.money(amount, currency))
      .join(' · '),
    act: act && of.length > 0 ? act : undefined,
  });
  const act = (of: readonly ForecastPart[]) =>
    draft(of.map(({ inventoryID, buy }) => ({ inventoryID, quantity: buy })));
  return (
    <>
      <ListPage<ForecastPart>
        t={t}
        texts={{
          title: t('buying:forecast.title'),
          loadFailed: t('buying:forecast.failed'),
          empty: t('buying:forecast.empty'),
          emptyHint: t('buying:forecast.emptyHint'),
        }}
        query={{ ...query, data: query.data?.parts }}
        getRowId={idOf}
        facts={() =>
          t('buying:forecast.facts', {
            from: format.monthOfYear(from),
            to: format.monthOfYear(months.at(-1)),
            count: query.data?.jobs ?? 0,
          })
        }
        icon={<Icon name="cart" />}
        primary={
          mayWrite &&
          soon.length > 0 && (
            <Button variant="primary" icon={<Icon name="cart" />} onClick={() => act(soon)}>
              {t('buying:forecast.draftSoon', { count: SOON_DAYS })}
            </Button>
          )
        }
        columns={columns}
        onOpen={(part) => why.open({ part })}
        rail={({ buyBy }) =>
          buyBy === null || format.daysUntil(buyBy) > SOON_DAYS
            ? undefined
            : format.daysUntil(buyBy) < 0
              ? 'overdue'
              : 'due'
        }
        {...(mayWrite
          ? {
              selected: ticked,
              onSelectedChange: setTicked,
              bulkActions: (of: ForecastPart[]) => (
                <Button
                  icon={<Icon name="cart" />}
                  onClick={async () => {
                    await act(of);
                    setTicked(NOTHING);
                  }}
                >
                  {t('buying:toBuy.draft')}
                </Button>
              ),
            }
          : {})}
        initialSort={{ id: 'buyBy' }}
        toolbarExtra={<ForecastKey />}
        waits
      >
        {parts.length > 0 && (
          <Readouts
            label={t('buying:forecast.title')}
            items={[
              readout(t('buying:forecast.soon', { count: SOON_DAYS }), soon, 'due'),
              readout(t('buying:forecast.soon', { count: LATER_DAYS }), within(SOON_DAYS, LATER_DAYS)),
              readout(t('buying:forecast.later'), within(LATER_DAYS, Number.POSITIVE_INFINITY)),
              {
                label: t('buying:forecast.covered'),
                figure: format.number(parts.filter(({ buyBy }) => buyBy === null).length),
                unit: t('buying:forecast.parts', {
                  count: parts.filter(({ buyBy }) => buyBy === null).length,
                }),
                source: t('buying:forecast.coveredHint'),
              },
            ]}
          />
        )}
      </ListPage>
      {why.element}
    </>
  );
}
