import { useController } from 'react-hook-form';
import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { rightGroupNames, rightGroups } from '#modules/users/rights.ts';
import { useUserLabels } from '#modules/users/useUserLabels.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useNewItemForm } from '#ui/form/useNewItemForm.ts';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import styles from '../components/superadmin.module.css';
import { type Preset, presetSchema } from '../contract.ts';
import { useSavePreset } from '../queries.ts';

const schema = z.pick(presetSchema, { name: true, flags: true });

type Props = { preset?: Preset | undefined; onClose: () => void };

/** Creates or changes a set of rights. */
export default function PresetDialog({ preset, onClose }: Props) {
  const { t } = useTranslation('superadmin');
  const { mutateAsync: save } = useSavePreset();
  const form = useNewItemForm({ schema, whole: preset, create: (fields) => save(fields) });
  return (
    <FormDialog {...form} wide title={preset?.name ?? t('presetNew')} onClose={onClose}>
      <NeedsConnection />
      <TextInput name="name" label={t('presetName')} required autoFocus wide />
      <Rights />
    </FormDialog>
  );
}

function Rights() {
  const labels = useUserLabels();
  const { field } = useController({ name: 'flags' });
  const held: unknown[] = Array.isArray(field.value) ? field.value : [];
  return (
    <>
      {rightGroupNames.map((group) => (
        <fieldset key={group} className="wide" aria-label={labels.t(`group.${group}`)}>
          <FormSection title={labels.t(`group.${group}`)} />
          <div className={styles.rights}>
            {rightGroups[group].map((right) =>
              right === 'ismUser' ? null : (
                <label key={right}>
                  <input
                    type="checkbox"
                    className="cb"
                    checked={held.includes(right)}
                    onChange={(event) =>
                      field.onChange(
                        event.target.checked ? [...held, right] : held.filter((each) => each !== right),
                      )
                    }
                  />
                  {labels.right(right)}
                </label>
              ),
            )}
          </div>
        </fieldset>
      ))}
    </>
  );
}
