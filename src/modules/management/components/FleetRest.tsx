import { useTranslation } from '#lib/useTranslation.ts';
import { addMonths } from '#modules/hoursofrest/rules/calendar.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MonthSteps } from '#ui/MonthSteps.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import type { FleetMonth } from '../contract/rest.ts';
import { presentMonth, useFleetRest } from '../queries.ts';
import { FleetTabs } from './FleetTabs.tsx';
import { restColumns } from './restColumns.tsx';

const railOf = ({ unexplained, missing }: FleetMonth) =>
  unexplained > 0 ? ('overdue' as const) : missing > 0 ? ('due' as const) : undefined;

type Props = { month: string | undefined; onMonth: (month: string) => void };

/** The hours of rest of a month, vessel by vessel: breaches, missing days, signatures. */
export default function FleetRest({ month: asked, onMonth }: Props) {
  const { t } = useTranslation('management');
  const format = useFormat();
  const month = asked ?? presentMonth();
  const query = useFleetRest(month);
  const name = format.monthOfYear(`${month}-01`);
  return (
    <ListPage<FleetMonth>
      t={t}
      texts={{
        title: t('fleet'),
        loadFailed: t('rest.failed'),
        empty: t('fleetNone'),
        emptyHint: t('fleetNoneHint'),
      }}
      query={query}
      facts={() => `${t('tab.rest')}, ${name}`}
      icon={<Icon name="moon" />}
      columns={restColumns({ t, number: format.number, month })}
      initialSort={{ id: 'unexplained', desc: true }}
      rail={railOf}
      actions={
        <MonthSteps
          before={t('rest.before')}
          after={t('rest.after')}
          last={month >= presentMonth()}
          onStep={(step) => onMonth(addMonths(month, step))}
        />
      }
    >
      <FleetTabs show="rest" />
      {query.data && query.data.length > 0 && <Figures rows={query.data} />}
    </ListPage>
  );
}

/** The figures of all vessels together. */
function Figures({ rows }: { rows: readonly FleetMonth[] }) {
  const { t } = useTranslation('management');
  const sum = (figure: 'breaches' | 'unexplained' | 'missing' | 'signed' | 'verified' | 'crew') =>
    rows.reduce((all, row) => all + row[figure], 0);
  const ofCrew = (figure: 'signed' | 'verified') => ({
    label: t(`rest.${figure}`),
    figure: sum(figure),
    unit: t('rest.of', { crew: sum('crew') }),
  });
  const [unexplained, missing] = [sum('unexplained'), sum('missing')];
  return (
    <div className="apart">
      <Readouts
        label={t('total')}
        items={[
          { label: t('rest.breaches'), figure: sum('breaches') },
          {
            label: t('rest.unexplained'),
            figure: unexplained,
            act: unexplained > 0 ? 'overdue' : undefined,
          },
          { label: t('rest.missing'), figure: missing, act: missing > 0 ? 'due' : undefined },
          ofCrew('signed'),
          ofCrew('verified'),
        ]}
      />
    </div>
  );
}
