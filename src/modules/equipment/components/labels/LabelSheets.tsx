import { useTranslation } from '#lib/useTranslation.ts';
import type { Equipment } from '../../contract.ts';
import styles from './labels.module.css';
import { QrLabel } from './QrLabel.tsx';
import { layOut, type Sheet } from './sheet.ts';
import { vars } from './vars.ts';

type Props = { items: readonly Equipment[]; sheet: Sheet; skip: number };

/** The sheets as printed; on screen they shrink to fit. */
export function LabelSheets({ items, sheet, skip }: Props) {
  const { t } = useTranslation('hours');
  const pages = layOut(items, sheet, skip);
  return (
    <section className={styles.sheets} data-sheet={sheet.id} aria-label={t('labels.preview')}>
      {pages.map((page, index) => (
        <figure key={page[0]?.item._id}>
          <figcaption>{t('labels.sheet', { n: index + 1, of: pages.length })}</figcaption>
          <div className={styles.sheet} style={vars({ '--sheet-w': sheet.width, '--sheet-h': sheet.height })}>
            {page.map(({ item, x, y }) => (
              <div
                key={item._id}
                className={styles.cell}
                style={vars({ '--x': x, '--y': y, '--w': sheet.label.width })}
              >
                <QrLabel item={item} height={sheet.label.height} />
              </div>
            ))}
          </div>
        </figure>
      ))}
    </section>
  );
}
