import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { packCall } from '../contract/papers.ts';
import type { PortPack } from '../contract.ts';
import { useBuildPack } from '../queries.ts';

type Values = z.input<typeof packCall>;

/** The call for which a bundle is built: what stands on its lists besides ship and people. */
export default function BuildDialog({ pack, onClose }: { pack: PortPack; onClose: () => void }) {
  const { t } = useTranslation('portpacks');
  const { today } = useFormat();
  const { mutateAsync: build } = useBuildPack();
  return (
    <FormDialog
      title={t('callOf', { port: pack.port })}
      schema={packCall}
      defaultValues={{ call: 'arrival', date: today, otherPort: '', voyage: '' }}
      submitLabel={t('build')}
      onSubmit={async (call) => {
        await build({ id: pack._id, call });
      }}
      onClose={onClose}
    >
      <SelectInput<Values>
        name="call"
        label={t('call.label')}
        options={(['arrival', 'departure'] as const).map((value) => ({ value, label: t(`call.${value}`) }))}
        required
      />
      <DateInput<Values> name="date" label={t('call.date')} />
      <TextInput<Values> name="otherPort" label={t('call.otherPort')} />
      <TextInput<Values> name="voyage" label={t('call.voyage')} />
    </FormDialog>
  );
}
