import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

type Props = {
  label: string;
  accept?: string;
  multiple?: boolean;
  /** Offers the camera as well. */
  camera?: boolean;
  onFiles: (files: File[]) => void;
  /** 0 to 100 while files are sent; null or undefined otherwise. */
  progress?: number | null;
  hint?: string;
};

/** Accepts files by drop, file dialog or camera. */
export function FileDrop({ label, accept, multiple = false, camera, onFiles, progress, hint }: Props) {
  const { t } = useTranslation('ui');
  const [over, setOver] = useState(false);
  const choose = useRef<HTMLInputElement>(null);
  const shoot = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const input = { type: 'file', hidden: true, tabIndex: -1 } as const;
  return (
    <fieldset
      className={over ? 'drop over' : 'drop'}
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={hint ? undefined : 'nofinger'}>{hint ?? t('dropHere')}</span>
      <span className="row wrap">
        <Button icon={<Icon name="upload" />} onClick={() => choose.current?.click()}>
          {label}
        </Button>
        {camera && (
          <Button icon={<Icon name="camera" />} onClick={() => shoot.current?.click()}>
            {t('takePhoto')}
          </Button>
        )}
      </span>
      <input
        {...input}
        ref={choose}
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      {camera && (
        <input
          {...input}
          ref={shoot}
          aria-label={t('takePhoto')}
          accept="image/*"
          capture="environment"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      )}
      {typeof progress === 'number' && (
        <progress className="prog" max={100} value={progress} aria-label={t('sending')} />
      )}
    </fieldset>
  );
}
