import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { UploadList } from '#modules/files/components/UploadList.tsx';
import { useUploads } from '#modules/files/useUploads.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Choice } from '#ui/form/Choice.tsx';
import type { Equipment } from '../../contract.ts';
import { placeOptions } from '../places.ts';
import styles from './photos.module.css';

type Props = { open: boolean; all: readonly Equipment[]; onClose: () => void };

/** Adds photos to a chosen machine; the uploads continue when the dialog is closed. */
export function AddPhotosDialog({ open, all, onClose }: Props) {
  const { t } = useTranslation('files');
  const [machine, setMachine] = useState('');
  const uploads = useUploads('equipmentgroups', true);
  return (
    <Dialog
      open={open}
      title={t('page.add')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('page.done')}
        </Button>
      }
    >
      <div className={`stack ${styles.add}`}>
        <Choice
          label={t('page.machine')}
          value={machine}
          onChange={setMachine}
          options={[{ value: '', label: t('page.chooseMachine') }, ...placeOptions(all)]}
        />
        {machine ? (
          <FileDrop
            label={t('addPhotos')}
            accept="image/*"
            multiple
            camera
            progress={uploads.progress}
            onFiles={(files) => uploads.add(machine, files)}
          />
        ) : (
          <p className="small ink2">{t('page.chooseFirst')}</p>
        )}
        <UploadList uploads={uploads} />
      </div>
    </Dialog>
  );
}
