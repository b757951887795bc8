import { useState } from 'react';
import { z } from 'zod/mini';
import { idField, requiredText } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { MultiPick } from '#ui/form/MultiPick.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import type { LogInspection } from '../../contract/inspection.ts';
import type { LogVolume } from '../../contract.ts';
import { newInspectionCode, newInspectionToken, withCode } from '../../inspectionToken.ts';
import { useOpenInspection } from '../../queries/inspection.ts';
import { hashOf } from '../../rules/proof.ts';
import { useBookName } from '../../useBookName.ts';

const fields = z.object({
  forWhom: requiredText(120),
  volumes: z.array(idField).check(z.minLength(1)),
  hours: z.int(),
  asksCode: z.boolean(),
});

const hours = [1, 2, 4, 8, 24, 48, 72];

type Props = {
  volumes: readonly LogVolume[];
  onReady: (made: { token: string; code: string; inspection: LogInspection }) => void;
  onClose: () => void;
};

/** Which books an inspector may read, and how long. */
export default function OpenInspectionDialog({ volumes, onReady, onClose }: Props) {
  const { t } = useTranslation('logproof');
  const nameOf = useBookName();
  const { boatID } = useUser();
  const { mutateAsync: open } = useOpenInspection();
  const [id] = useState(newId);
  const sealed = volumes.filter(({ no }) => no > 0);
  return (
    <FormDialog
      wide
      title={t('open')}
      schema={fields}
      defaultValues={{
        forWhom: '',
        volumes: sealed.filter(({ closedAt }) => !closedAt).map(({ _id }) => _id),
        hours: 4,
        asksCode: false,
      }}
      submitLabel={t('makeLink')}
      onSubmit={async ({ asksCode, ...given }) => {
        const token = newInspectionToken();
        const code = asksCode ? newInspectionCode() : '';
        const hashes = code
          ? { tokenHash: await hashOf(withCode(token, code)), linkHash: await hashOf(token) }
          : { tokenHash: await hashOf(token) };
        onReady({ token, code, inspection: await open({ ...given, ...hashes, _id: id, boatID }) });
      }}
      onClose={onClose}
    >
      <TextInput name="forWhom" label={t('forWhom')} placeholder={t('forWhomHint')} required wide autoFocus />
      <MultiPick
        name="volumes"
        label={t('books')}
        required
        wide
        options={sealed.map(({ _id, book, no }) => ({
          value: _id,
          label: nameOf(book, no),
        }))}
      />
      <SelectInput
        name="hours"
        label={t('howLong')}
        required
        options={hours.map((value) => ({ value, label: t('hours', { count: value }) }))}
      />
      <SwitchInput name="asksCode" label={t('withCode')} help={t('withCodeHint')} wide />
    </FormDialog>
  );
}
