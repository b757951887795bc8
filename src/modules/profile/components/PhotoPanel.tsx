import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Picture } from '#ui/Picture.tsx';
import { resizePhoto } from '#ui/photoResize.ts';
import type { Profile } from '../contract.ts';
import { useSetPhoto } from '../queries.ts';
import { personName } from '../rules.ts';
import { NoPhoto } from './NoPhoto.tsx';
import styles from './person.module.css';

/** A file as a `data:` URL, as the specification's call requires. */
const dataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** The recent photo: by file dialog, drop or camera; scaled down on the device first. */
export function PhotoPanel({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { mutateAsync: set, isPending } = useSetPhoto();
  const take = async ([file]: File[]) => {
    if (!file) return;
    const { full } = await resizePhoto(file);
    await set({ profile, picture: await dataUrl(full) }).catch(() => undefined);
  };
  return (
    <Panel title={t('section.photo')}>
      <div className={styles.photoEdit}>
        {profile.profilePhoto ? (
          <Picture src={profile.profilePhoto} alt={t('photo.of', { name: personName(profile) })} />
        ) : (
          <NoPhoto />
        )}
        <FileDrop
          label={t('photo.add')}
          accept="image/jpeg,image/png,image/webp"
          camera
          hint={t('photo.hint')}
          onFiles={(files) => void take(files)}
        />
        {profile.profilePhoto && (
          <Button pending={isPending} onClick={() => set({ profile, picture: '' }).catch(() => undefined)}>
            {t('photo.remove')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
