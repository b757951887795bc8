import { useMemo } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useAllEquipment } from '#modules/equipment/queries.ts';
import { ImportWizard } from '#modules/imports/components/ImportWizard.tsx';
import { RecentImports } from '#modules/imports/components/RecentImports.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { worklist } from '../contract.ts';
import { importFields } from '../importFields.ts';
import { usePeople } from '../queries.ts';

/** Imports jobs from a file. */
export function ImportJobsPage() {
  const { t } = useTranslation(['jobimport', 'worklist', 'imports']);
  const { boatID } = useUser();
  const { data: machines } = useAllEquipment();
  const { data: people } = usePeople();
  const fields = useMemo(() => {
    const options: Partial<Record<string, string[]>> = {
      equipment: machines && [...new Set(machines.map(({ name }) => name))].sort(),
      assignees: people?.map(({ name }) => name),
    };
    return importFields.map((field) => {
      const choice = options[field.key];
      return { ...field, label: t(field.key), ...(choice ? { options: choice } : {}) };
    });
  }, [t, machines, people]);
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
