import { useTranslation } from '#lib/useTranslation.ts';
import { QrCode } from '#ui/QrCode.tsx';
import { vars } from '#ui/vars.ts';
import type { Label } from '../rules/label.ts';
import { type Sheet, textOf } from '../rules/sheet.ts';
import styles from './labels.module.css';

/** A label as printed: the QR code of the thing's page, its name and facts. */
export function QrLabel({ label, sheet }: { label: Label; sheet: Sheet }) {
  const { t } = useTranslation('labels');
  const { lines, big, small, pad } = textOf(sheet);
  return (
    <div
      className={styles.label}
      style={vars({
        '--label-h': sheet.label.height,
        '--label-big': big,
        '--label-small': small,
        '--label-pad': pad,
      })}
    >
      <span className={styles.code}>
        <QrCode text={`${window.location.origin}${label.path}`} label={t('code', { name: label.name })} />
      </span>
      <span className={styles.words}>
        <b>{label.name}</b>
        {label.lines.slice(0, lines).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </div>
  );
}
