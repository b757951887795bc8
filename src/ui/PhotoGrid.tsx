import { lazy, Suspense, useState } from 'react';
import { Picture } from './Picture.tsx';

const Lightbox = lazy(() => import('./overlay/Lightbox.tsx'));

export type Photo = { id: string; src: string; thumb?: string | undefined; alt: string };

type Props = { photos: Photo[]; onRemove?: (id: string) => void };

/** Thumbnails; each opens the lightbox, which loads on first use and in which a photo can be removed. */
export function PhotoGrid({ photos, onRemove }: Props) {
  const [at, setAt] = useState<number>();
  return (
    <>
      <ul className="photos plain">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button type="button" className="photo" onClick={() => setAt(index)}>
              <Picture src={photo.thumb ?? photo.src} alt={photo.alt} lazy />
            </button>
          </li>
        ))}
      </ul>
      {at !== undefined && (
        <Suspense>
          <Lightbox
            photos={photos}
            at={Math.min(at, photos.length - 1)}
            onMove={setAt}
            onClose={() => setAt(undefined)}
            onRemove={onRemove}
          />
        </Suspense>
      )}
    </>
  );
}
