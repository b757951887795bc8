import { useTranslation } from '#lib/useTranslation.ts';
import { vars } from '#ui/vars.ts';
import type { Label } from '../rules/label.ts';
import { layOut, type Sheet } from '../rules/sheet.ts';
import styles from './labels.module.css';
import { QrLabel } from './QrLabel.tsx';

type Props = { labels: readonly Label[]; sheet: Sheet; skip: number };

/** The sheets as printed; on screen they shrink to fit. */
export function LabelSheets({ labels, sheet, skip }: Props) {
  const { t } = useTranslation('labels');
  const pages = layOut(labels, sheet, skip);
  return (
    <section className={styles.sheets} data-sheet={sheet.id} aria-label={t('preview')}>
      {pages.map((page, index) => (
        <figure key={page[0]?.item._id}>
          <figcaption>{t('sheet', { n: index + 1, of: pages.length })}</figcaption>
          <div className={styles.sheet} style={vars({ '--sheet-w': sheet.width, '--sheet-h': sheet.height })}>
            {page.map(({ item, x, y }) => (
              <div
                key={item._id}
                className={styles.cell}
                style={vars({ '--x': x, '--y': y, '--w': sheet.label.width })}
              >
                <QrLabel label={item} sheet={sheet} />
              </div>
            ))}
          </div>
        </figure>
      ))}
    </section>
  );
}
