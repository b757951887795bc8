import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { nameOf } from '#modules/users/rights.ts';
import { useUserWords } from '#modules/users/useUserWords.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { NeedsLink } from '#ui/NeedsLink.tsx';
import { useGiveToContractor, useYardUsers } from '../queries.ts';

const schema = z.object({ userID: z.string().min(1).max(64) });
type Values = z.input<typeof schema>;

/** Gives a job to somebody from outside: they see this job, and nothing else of the list. */
export default function GiveToContractorDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation('shipyard');
  const { role } = useUserWords();
  const { data: people = [] } = useYardUsers();
  const { mutateAsync: give } = useGiveToContractor();
  return (
    <FormDialog
      open
      title={t('giveTo', { title: job.title })}
      schema={schema}
      defaultValues={{ userID: '' }}
      submitLabel={t('give')}
      onSubmit={({ userID }) => give({ jobID: job._id, userID })}
      onClose={onClose}
    >
      <NeedsLink />
      <SelectInput<Values>
        name="userID"
        label={t('field.person')}
        help={t('personHelp')}
        empty=""
        options={people
          .filter(({ softDeleted, userType }) => !softDeleted && userType !== '')
          .map((account) => ({
            value: account._id,
            label: [nameOf(account), account.jobtitle || role(account.role)].join(', '),
          }))}
        required
        wide
      />
    </FormDialog>
  );
}
