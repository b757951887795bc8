import { useMemo } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { ImportWizard } from '#modules/imports/components/ImportWizard.tsx';
import { RecentImports } from '#modules/imports/components/RecentImports.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { worklist } from '../contract.ts';
import { importFields } from '../importFields.ts';

/** Imports jobs from a file. */
export function ImportJobsPage() {
  const { t } = useTranslation(['jobimport', 'worklist', 'imports']);
  const { boatID } = useUser();
  const fields = useMemo(() => importFields.map((field) => ({ ...field, label: t(field.key) })), [t]);
  const list = { to: '/app/worklist', label: t('worklist:title') };
  return (
    <>
      <PageHeader title={t('worklist:import')} crumbs={[list]} />
      <div className="stack">
        <ImportWizard key={boatID} resource={worklist.name} boatID={boatID} fields={fields} list={list} />
        <RecentImports boatID={boatID} resource={worklist.name} />
      </div>
    </>
  );
}
