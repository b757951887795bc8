import { useMemo } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { ImportWizard } from '#modules/imports/components/ImportWizard.tsx';
import { RecentImports } from '#modules/imports/components/RecentImports.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { equipment } from '../contract.ts';
import { importFields } from '../importFields.ts';

/** Imports equipment from a file. */
export function ImportEquipmentPage() {
  const { t } = useTranslation('imports');
  const { boatID } = useUser();
  const fields = useMemo(
    () => importFields.map((field) => ({ ...field, label: t(`equipment.${field.key}`) })),
    [t],
  );
  const list = { to: '/app/equipment', label: t('equipment.list') };
  return (
    <>
      <PageHeader title={t('equipment.title')} crumbs={[list]} />
      <div className="stack">
        <ImportWizard key={boatID} resource={equipment.name} boatID={boatID} fields={fields} list={list} />
        <RecentImports boatID={boatID} resource={equipment.name} />
      </div>
    </>
  );
}
