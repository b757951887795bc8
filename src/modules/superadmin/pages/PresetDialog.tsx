import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { rightGroupNames, rightGroups } from '#modules/users/rights.ts';
import { useUserLabels } from '#modules/users/useUserLabels.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import styles from '../components/superadmin.module.css';
import { type Preset, presetSchema } from '../contract.ts';
import { useSavePreset } from '../queries.ts';

const schema = z.pick(presetSchema, { name: true, flags: true });

/** Makes a set of rights, or changes one. */
export default function PresetDialog({
  preset,
  onClose,
}: {
  preset?: Preset | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('superadmin');
  const save = useSavePreset();
  const id = useRef(preset?._id ?? newId());
  return (
    <FormDialog
      wide
      title={preset?.name ?? t('presetNew')}
      schema={schema}
      defaultValues={{ name: preset?.name ?? '', flags: preset?.flags ?? [] }}
      onSubmit={(fields) => save.mutateAsync({ ...fields, _id: id.current })}
      onClose={onClose}
    >
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
