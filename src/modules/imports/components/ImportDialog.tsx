import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { LinkTarget } from '#ui/AppLink.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { ImportField } from '../guessMapping.ts';
import styles from '../imports.module.css';
import { type ImportList, importFieldsOf } from '../rules/importList.ts';
import { ImportWizard } from './ImportWizard.tsx';
import { RecentImports } from './RecentImports.tsx';

type Props = {
  list: ImportList;
  /** The label of a field, as the list that can be exported has it. */
  label: (key: string) => string;
  /** Values that a wrong cell may be corrected to, by field. */
  options?: Partial<Record<string, readonly string[]>>;
  /** The page of the list, which is below. */
  page: LinkTarget & { label: string };
  onClose: () => void;
};

/** Imports a list over its own page. */
export function ImportDialog({ list, label, options = {}, page, onClose }: Props) {
  const { t } = useTranslation('imports');
  const { boatID } = useUser();
  const fields: ImportField[] = importFieldsOf(list).map((field) => {
    const choice = options[field.key];
    return { ...field, label: label(field.key), ...(choice ? { options: choice } : {}) };
  });
  return (
    <Dialog open full title={t(`lists.${list.resource}`)} onClose={onClose}>
      <div className={`stack ${styles.dialog}`}>
        <ImportWizard
          key={boatID}
          resource={list.resource}
          boatID={boatID}
          fields={fields}
          keys={list.keys}
          made={list.made}
          list={page}
          onShow={onClose}
        />
        <RecentImports boatID={boatID} resource={list.resource} />
      </div>
    </Dialog>
  );
}
