import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Account } from '#modules/users/contract.ts';
import { accountName } from '#modules/users/rights.ts';
import { useUserLabels } from '#modules/users/useUserLabels.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { yardGrant, yardTypes } from '../contract.ts';
import { useGiveYardJob } from '../queries.ts';
import { useJobOptions } from '../useJobOptions.ts';

type Values = z.input<typeof yardGrant>;

/** Shares a job with an outside user, which makes them a yard or contract user. */
export default function GiveJobDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation('shipyard');
  const { role } = useUserLabels();
  const jobs = useJobOptions();
  const { mutateAsync: give } = useGiveYardJob();
  return (
    <FormDialog
      title={t('giveTitle', { name: accountName(account) })}
      schema={yardGrant}
      defaultValues={{ shipyardJobID: '', userType: account.shipyardUser ? 'shipyardUser' : 'contractUser' }}
      submitLabel={t('give')}
      onSubmit={(grant) => give({ id: account._id, ...grant })}
      onClose={onClose}
    >
      <NeedsConnection />
      <PickInput<Values>
        name="shipyardJobID"
        label={t('field.job')}
        help={t('jobHelp')}
        placeholder={t('findJob')}
        options={jobs}
        required
        wide
      />
      <SelectInput<Values>
        name="userType"
        label={t('field.type')}
        options={yardTypes.map((value) => ({
          value,
          label: role(value === 'shipyardUser' ? 'shipyard' : 'contract'),
        }))}
        wide
      />
      {/* The list of jobs opens over it. */}
      <div className="wide" style={{ blockSize: 120 }} />
    </FormDialog>
  );
}
