import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { RowTable } from '#ui/table/RowTable.tsx';
import listStyles from '../components/formLists.module.css';
import { IsmTabs } from '../components/IsmTabs.tsx';
import { useFleetForms } from '../queries/fleet.ts';

/** The forms of all vessels: which are in use where, and how often each was filled. */
export function FleetFormsPage() {
  const { t } = useTranslation(['forms', 'ism']);
  const format = useFormat();
  const query = useFleetForms();
  const [find, setFind] = useState('');
  const wanted = find.trim().toLowerCase();
  return (
    <>
      <PageHeader
        title={t('fleetTitle')}
        facts={query.data ? t('facts', { count: query.data.length }) : '\u00A0'}
        crumbs={[{ label: t('ism:title'), to: '/app/ism' }]}
      />
      <IsmTabs />
      <div className={listStyles.tools}>
        <SearchBox value={find} onChange={setFind} label={t('findForm')} width={300} />
      </div>
      <div className="panel">
        <Loaded query={query} failed={t('loadFailed')} rows={8}>
          {(all) => {
            const rows = all.filter(({ title, code, boatName }) =>
              `${code} ${title} ${boatName}`.toLowerCase().includes(wanted),
            );
            return rows.length === 0 ? (
              <p className="pad small ink2">{t('noneHere')}</p>
            ) : (
              <RowTable
                label={t('fleetTitle')}
                groups={[{ rows }]}
                columns={[
                  {
                    header: t('field.title'),
                    as: 'head',
                    cell: ({ _id, title }) => (
                      <AppLink to="/app/adminforms/$id" params={{ id: _id }}>
                        {title}
                      </AppLink>
                    ),
                  },
                  { header: t('field.code'), cell: ({ code }) => code },
                  { header: t('vessel'), cell: ({ boatName }) => boatName },
                  { header: t('field.category'), cell: ({ category }) => t(`category.${category}`) },
                  { header: t('field.version'), as: 'number', cell: ({ version }) => version },
                  { header: t('filled'), as: 'number', cell: ({ filled }) => format.number(filled, 0) },
                  { header: t('copies'), as: 'number', cell: ({ copies }) => format.number(copies, 0) },
                  { header: t('field.updatedAt'), cell: ({ updatedAt }) => format.dayTime(updatedAt) },
                ]}
              />
            );
          }}
        </Loaded>
      </div>
    </>
  );
}
