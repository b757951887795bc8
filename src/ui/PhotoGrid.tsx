import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from './Glyph.tsx';
import { IconButton } from './IconButton.tsx';

const Lightbox = lazy(() => import('./overlay/Lightbox.tsx'));

export type Photo = { id: string; src: string; thumb?: string | undefined; alt: string };

type Props = { photos: Photo[]; onRemove?: (id: string) => void };

/** Thumbnails; each opens the lightbox, which loads when first wanted. */
export function PhotoGrid({ photos, onRemove }: Props) {
  const { t } = useTranslation('ui');
  const [at, setAt] = useState<number>();
  return (
    <>
      <ul className="photos plain">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button type="button" className="photo" onClick={() => setAt(index)}>
              <img src={photo.thumb ?? photo.src} alt={photo.alt} loading="lazy" />
            </button>
            {onRemove && (
              <IconButton
                label={t('removePhoto', { name: photo.alt })}
                icon={<Glyph name="trash" />}
                onClick={() => onRemove(photo.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {at !== undefined && (
        <Suspense>
          <Lightbox photos={photos} at={at} onMove={setAt} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}
