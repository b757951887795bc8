import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StartCount } from '../components/StartCount.tsx';
import { useStocktakes } from '../queries.ts';

const route = getRouteApi('/app/stocktake/new');

/** Begins a stocktake, or joins one that others have begun. */
export function StartCountPage() {
  const { t } = useTranslation('stocktake');
  const { place = '', category = '' } = route.useSearch();
  const format = useFormat();
  const { data: sheets = [] } = useStocktakes();
  const open = sheets.filter(({ status }) => status === 'open');
  return (
    <>
      <PageHeader
        title={t('new')}
        facts={t('startFacts')}
        crumbs={[
          { label: t('inventory'), to: '/app/inventory' },
          { label: t('title'), to: '/app/stocktake' },
        ]}
      />
      <div className="stack">
        <StartCount key={`${place} ${category}`} place={place} category={category} />
        {open.length > 0 && (
          <Panel title={t('join')} count={open.length}>
            {open.map(({ _id, title, startedBy, createdAt }) => (
              <ListRow
                key={_id}
                icon={<Icon name="checklist" />}
                to="/app/stocktake/$id"
                params={{ id: _id }}
                title={title}
                second={[startedBy, format.dayTime(createdAt)].filter(Boolean).join(' · ')}
              />
            ))}
          </Panel>
        )}
      </div>
    </>
  );
}
