import { useTranslation } from '#lib/useTranslation.ts';
import { QrCode } from '#ui/QrCode.tsx';
import type { Equipment } from '../../contract.ts';
import styles from './labels.module.css';
import { vars } from './vars.ts';

type Props = {
  item: Pick<Equipment, '_id' | 'name' | 'manufacturer' | 'modelNumber' | 'serialNumber' | 'location'>;
  height: number;
};

/** A machine's label: the QR code of its page, and its facts; `height` in millimetres. */
export function QrLabel({ item, height }: Props) {
  const { t } = useTranslation('hours');
  const model = [item.manufacturer, item.modelNumber].filter(Boolean).join(' ');
  return (
    <div className={styles.label} style={vars({ '--label-h': height })}>
      <span className={styles.code}>
        <QrCode
          text={`${window.location.origin}/app/equipment/${item._id}`}
          label={t('labels.code', { name: item.name })}
        />
      </span>
      <span className={styles.words}>
        <b>{item.name}</b>
        {model && <span>{model}</span>}
        {item.serialNumber && <span>{t('labels.serial', { serial: item.serialNumber })}</span>}
        {item.location && <span>{item.location}</span>}
      </span>
    </div>
  );
}
