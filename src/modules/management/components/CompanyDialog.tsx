import { useController } from 'react-hook-form';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { freeStatuses } from '#modules/superadmin/contract.ts';
import { addAlert } from '#stores/alerts.ts';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useNewItemForm } from '#ui/form/useNewItemForm.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { type Company, companyForm, imageSchema } from '../contract.ts';
import { useSaveCompany } from '../queries.ts';
import { useFreeWord } from './FreeChip.tsx';
import { LogoPreview } from './LogoPreview.tsx';
import styles from './management.module.css';

/** The server's limit for one image. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_IMAGES = 6;

const dataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

type Props = { company?: Company; onClose: () => void; onSaved?: (id: string) => unknown };

/** Creates or changes a company: its texts and its images, of which the first is the logo. */
export default function CompanyDialog({ company, onClose, onSaved }: Props) {
  const { t } = useTranslation('management');
  const me = useUser();
  const freeWord = useFreeWord();
  const { mutateAsync: save } = useSaveCompany();
  const form = useNewItemForm({
    schema: companyForm,
    whole: company && { ...company, free: company.free || 'ACTIVE' },
    blank: { free: 'ACTIVE' },
    create: async ({ _id: managementID, ...fields }) => {
      const saved = await save({ ...fields, createNew: !company, managementID });
      await onSaved?.(saved._id);
    },
  });
  return (
    <FormDialog
      {...form}
      wide
      title={company ? t('editTitle', { name: company.name }) : t('new')}
      onClose={onClose}
    >
      <NeedsConnection />
      <TextInput name="name" label={t('field.name')} required autoFocus wide />
      <TextArea name="contact" label={t('field.contact')} help={t('contactHelp')} rows={2} />
      <TextArea name="address" label={t('field.address')} rows={2} />
      {me.superadmin && (
        <SelectInput
          name="free"
          label={t('field.free')}
          options={freeStatuses.map((free) => ({ value: free, label: freeWord(free) }))}
        />
      )}
      <SwitchInput name="ismUser" label={t('field.ismUser')} help={t('ismHelp')} />
      <Images />
    </FormDialog>
  );
}

function Images() {
  const { t } = useTranslation('management');
  const { field } = useController({ name: 'images' });
  const images = z.catch(z.array(imageSchema), []).parse(field.value);
  const add = async (files: File[]) => {
    const fit = files.filter((file) => file.size <= MAX_BYTES);
    for (const { name, size } of files)
      if (size > MAX_BYTES) addAlert({ kind: 'error', text: t('imageTooBig', { name }) });
    if (images.length + fit.length > MAX_IMAGES) addAlert({ kind: 'error', text: t('tooManyImages') });
    const made = await Promise.all(
      fit.slice(0, MAX_IMAGES - images.length).map(async (file) => ({
        name: file.name.slice(0, 200),
        uid: newId(),
        type: file.type.slice(0, 60),
        url: await dataUrl(file),
      })),
    );
    field.onChange([...images, ...made]);
  };
  return (
    <div className="f wide">
      <span className="flabel">{t('field.images')}</span>
      {images[0] && <LogoPreview src={images[0].url} />}
      {images.length > 0 && (
        <ul className={`plain ${styles.images}`}>
          {images.map((image, index) => (
            <li key={image.uid}>
              <span className={styles.image}>
                <img src={image.url} alt={image.name} />
              </span>
              <span className="row">
                {index === 0 ? (
                  <span className="small ink2">{t('logo')}</span>
                ) : (
                  <Button
                    variant="link"
                    slim
                    onClick={() => field.onChange([image, ...images.filter((other) => other !== image)])}
                  >
                    {t('asLogo')}
                  </Button>
                )}
                <IconButton
                  label={t('removeImage', { name: image.name })}
                  icon={<Icon name="close" size="s" />}
                  onClick={() => field.onChange(images.filter((other) => other !== image))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label={t('addImage')}
        hint={t('imagesHelp')}
        accept="image/png,image/jpeg,image/webp"
        multiple
        onFiles={(files) => void add(files)}
      />
    </div>
  );
}
