import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
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
              <section className={listStyles.scroll} aria-label={t('fleetTitle')}>
                <table className={listStyles.rows}>
                  <thead>
                    <tr>
                      <th>{t('field.code')}</th>
                      <th>{t('field.title')}</th>
                      <th>{t('vessel')}</th>
                      <th>{t('field.category')}</th>
                      <th>{t('field.version')}</th>
                      <th>{t('filled')}</th>
                      <th>{t('copies')}</th>
                      <th>{t('field.updatedAt')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map((row) => (
                      <tr key={row._id}>
                        <td>{row.code}</td>
                        <td>
                          <AppLink to="/app/adminforms/$id" params={{ id: row._id }}>
                            {row.title}
                          </AppLink>
                        </td>
                        <td>{row.boatName}</td>
                        <td>{t(`category.${row.category}`)}</td>
                        <td>{row.version}</td>
                        <td>{format.number(row.filled, 0)}</td>
                        <td>{format.number(row.copies, 0)}</td>
                        <td>{format.dayTime(row.updatedAt)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            );
          }}
        </Loaded>
      </div>
    </>
  );
}
