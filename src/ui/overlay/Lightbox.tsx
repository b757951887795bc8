import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import type { Photo } from '../PhotoGrid.tsx';
import { Picture } from '../Picture.tsx';
import MuiDialog from './MuiDialog.tsx';

type Props = {
  photos: Photo[];
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
  onRemove?: ((id: string) => void) | undefined;
};

/** Photos one at a time, as large as the screen allows; arrow keys move between them. */
export default function Lightbox({ photos, at, onMove, onClose, onRemove }: Props) {
  const { t } = useTranslation('ui');
  const photo = photos[at];
  const turn = (step: number) => onMove((at + step + photos.length) % photos.length);
  if (!photo) return null;
  return (
    <MuiDialog
      open
      wide
      title={photo.alt}
      onClose={onClose}
      footer={
        onRemove && (
          <Button
            variant="danger"
            icon={<Icon name="trash" />}
            onClick={() => {
              onClose();
              onRemove(photo.id);
            }}
          >
            {t('removePhoto', { name: photo.alt })}
          </Button>
        )
      }
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') turn(1);
        if (event.key === 'ArrowLeft') turn(-1);
      }}
    >
      <div className="lightbox">
        <IconButton
          label={t('previous')}
          icon={<Icon name="left" />}
          onClick={() => turn(-1)}
          disabled={photos.length < 2}
        />
        <figure>
          <Picture src={photo.src} alt={photo.alt} small={photo.thumb} />
          <figcaption className="small ink2">{t('photoOf', { at: at + 1, of: photos.length })}</figcaption>
        </figure>
        <IconButton
          label={t('next')}
          icon={<Icon name="right" />}
          onClick={() => turn(1)}
          disabled={photos.length < 2}
        />
      </div>
    </MuiDialog>
  );
}
