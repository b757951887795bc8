import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PhotoGrid } from '#ui/PhotoGrid.tsx';

type Props = { photos: readonly File[]; onChange: (photos: readonly File[]) => void };

/** The photos of a report, the camera first; they are sent with it. */
export function ReportPhotos({ photos, onChange }: Props) {
  const { t } = useTranslation('report');
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const shown = useAddresses(photos);
  const take = (input: HTMLInputElement) => {
    onChange([...photos, ...(input.files ?? [])]);
    input.value = '';
  };
  const input = { type: 'file', hidden: true, tabIndex: -1, accept: 'image/*' } as const;
  return (
    <div className="f wide">
      <span className="flabel">{t('photo')}</span>
      {photos.length > 0 && (
        <PhotoGrid
          photos={shown.map((src, at) => ({ id: String(at), src, alt: photos[at]?.name ?? '' }))}
          onRemove={(id) => onChange(photos.filter((_, at) => String(at) !== id))}
        />
      )}
      <span className="row wrap">
        <Button icon={<Icon name="camera" />} onClick={() => camera.current?.click()}>
          {t('takePhoto')}
        </Button>
        <Button icon={<Icon name="upload" />} onClick={() => album.current?.click()}>
          {t('choosePhoto')}
        </Button>
      </span>
      <input
        {...input}
        ref={camera}
        aria-label={t('takePhoto')}
        capture="environment"
        onChange={({ target }) => take(target)}
      />
      <input
        {...input}
        ref={album}
        aria-label={t('choosePhoto')}
        multiple
        onChange={({ target }) => take(target)}
      />
    </div>
  );
}

/** Addresses of files on this device, given back when the files go. */
const useAddresses = (files: readonly File[]) => {
  const [shown, setShown] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file));
    setShown(made);
    return () => {
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [files]);
  return shown;
};
