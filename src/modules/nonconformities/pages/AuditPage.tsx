import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import listStyles from '#modules/forms/components/formLists.module.css';
import { IsmTabs } from '#modules/forms/components/IsmTabs.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import { Choice } from '#ui/form/Choice.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RowTable } from '#ui/table/RowTable.tsx';
import { isLate, statusChip } from '../components/statusChip.tsx';
import { ncStatuses } from '../contract.ts';
import { useAudit } from '../queries.ts';

/** The company's view: the non-conformities of all its vessels, open ones first. */
export function AuditPage() {
  const { t } = useTranslation(['nonconformities', 'ism']);
  const format = useFormat();
  const query = useAudit();
  const { boatID: here } = useUser();
  const [boat, setBoat] = useState('');
  const [status, setStatus] = useState('');
  const all = query.data ?? [];
  const boats = [...new Map(all.map(({ boatID, boatName }) => [boatID, boatName]))];
  const rows = all.filter(
    (row) => (boat === '' || row.boatID === boat) && (status === '' || row.status === status),
  );
  const late = all.filter((row) => isLate(row, format.today)).length;
  return (
    <>
      <PageHeader
        title={t('auditTitle')}
        facts={[
          t('facts', { count: all.filter((row) => row.status !== 'closed').length }),
          t('lateFacts', { count: late }),
          t('boatFacts', { count: boats.length }),
        ].join(' · ')}
        crumbs={[{ label: t('ism:title'), to: '/app/ism' }]}
      />
      <IsmTabs />
      <div className={listStyles.tools}>
        <Choice
          label={t('vessel')}
          value={boat}
          options={[
            { value: '', label: t('allVessels') },
            ...boats.map(([value, label]) => ({ value, label })),
          ]}
          onChange={setBoat}
        />
        <Choice
          label={t('field.status')}
          value={status}
          options={[
            { value: '', label: t('allStates') },
            ...ncStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          onChange={setStatus}
        />
      </div>
      <div className="panel">
        <Loaded query={query} failed={t('loadFailed')} rows={8}>
          {() =>
            rows.length === 0 ? (
              <p className="pad small ink2">{t('empty')}</p>
            ) : (
              <RowTable
                label={t('auditTitle')}
                groups={[{ rows }]}
                columns={[
                  {
                    header: t('field.title'),
                    as: 'head',
                    cell: ({ _id, boatID, no, title }) => {
                      const name = `NC-${String(no ?? 0).padStart(3, '0')} ${title}`;
                      return boatID === here ? (
                        <AppLink to="/app/ism/nonconformities/$id" params={{ id: _id }}>
                          {name}
                        </AppLink>
                      ) : (
                        name
                      );
                    },
                  },
                  { header: t('vessel'), cell: ({ boatName }) => boatName },
                  {
                    header: t('field.status'),
                    cell: (row) =>
                      statusChip(row.status, t(`status.${row.status}`), isLate(row, format.today)),
                  },
                  { header: t('field.due'), cell: ({ due }) => due && format.shortDay(due) },
                  { header: t('field.responsible'), cell: ({ responsibleName }) => responsibleName },
                  { header: t('field.cause'), as: 'text', cell: ({ cause }) => cause },
                  {
                    header: t('field.correctiveAction'),
                    as: 'text',
                    cell: ({ correctiveAction }) => correctiveAction,
                  },
                ]}
              />
            )
          }
        </Loaded>
      </div>
    </>
  );
}
