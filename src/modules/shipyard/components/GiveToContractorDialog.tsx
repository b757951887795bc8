import { z } from 'zod/mini';
import { idField } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { accountName } from '#modules/users/rights.ts';
import { useUserLabels } from '#modules/users/useUserLabels.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { addAlert } from '#stores/alerts.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { useGiveToContractor, useYardUsers } from '../queries.ts';

const schema = z.object({ userID: idField });
type Values = z.input<typeof schema>;

type Props = { jobs: readonly Job[]; onClose: () => void };

/** Shares jobs with an outside user, who then sees these and nothing else of the list. */
export default function GiveToContractorDialog({ jobs, onClose }: Props) {
  const { t } = useTranslation('shipyard');
  const { role } = useUserLabels();
  const { data: people = [] } = useYardUsers();
  const { mutateAsync: give } = useGiveToContractor();
  const share = async ({ userID }: Values) => {
    const ids = jobs.map(({ _id }) => _id);
    const refused = await give({ boatID: jobs[0]?.boatID ?? '', ids, userID });
    const count = jobs.length - refused.length;
    if (count > 0)
      addAlert({ kind: 'success', text: jobs.length === 1 ? t('given') : t('givenMany', { count }) });
    // Each job that stays is named with its reason.
    for (const { id, errors } of refused) {
      const title = jobs.find(({ _id }) => _id === id)?.title ?? id;
      const text = [title, ...errors.map(({ msg }) => msg)].join(': ');
      addAlert({ kind: 'error', text, sticky: true });
    }
  };
  const [only] = jobs;
  return (
    <FormDialog
      title={
        only && jobs.length === 1 ? t('giveTo', { title: only.title }) : t('giveMany', { count: jobs.length })
      }
      schema={schema}
      defaultValues={{ userID: '' }}
      submitLabel={t('give')}
      onSubmit={share}
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
