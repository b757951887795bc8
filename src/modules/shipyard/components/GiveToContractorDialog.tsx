import { z } from 'zod/mini';
import { idField } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { accountName } from '#modules/users/rights.ts';
import { useUserLabels } from '#modules/users/useUserLabels.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { useGiveToContractor, useYardUsers } from '../queries.ts';

const schema = z.object({ userID: idField });
type Values = z.input<typeof schema>;

/** Shares a job with an outside user, who then sees this job and nothing else of the list. */
export default function GiveToContractorDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation('shipyard');
  const { role } = useUserLabels();
  const { data: people = [] } = useYardUsers();
  const { mutateAsync: give } = useGiveToContractor();
  return (
    <FormDialog
      title={t('giveTo', { title: job.title })}
      schema={schema}
      defaultValues={{ userID: '' }}
      submitLabel={t('give')}
      onSubmit={({ userID }) => give({ jobID: job._id, userID })}
      onClose={onClose}
    >
      <NeedsConnection />
      <SelectInput<Values>
        name="userID"
        label={t('field.person')}
        help={t('personHelp')}
        empty=""
        options={people
          .filter(({ softDeleted, userType }) => !softDeleted && userType !== '')
          .map((account) => ({
            value: account._id,
            label: [accountName(account), account.jobtitle || role(account.role)].join(', '),
          }))}
        required
        wide
      />
    </FormDialog>
  );
}
