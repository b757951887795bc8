import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { LineState } from '../rules.ts';
import type { Sheet } from '../useSheet.ts';
import styles from './stocktake.module.css';

type Props = { sheet: Sheet; onAgain: (line: LineState) => void };

/** The lines that people counted differently without knowing of each other: which count holds? */
export function DifferingCounts({ sheet, onAgain }: Props) {
  const { t } = useTranslation('stocktake');
  const format = useFormat();
  const { differing, reviews } = sheet;
  if (differing.length === 0) return null;
  return (
    <Panel title={t('differing')} count={differing.length}>
      {differing.map((line) => (
        <fieldset key={line.key} className={styles.question}>
          <legend className="vh">{t('whichHolds', { name: line.count.itemName })}</legend>
          <div>
            <b>{line.count.itemName}</b>
            <span>{line.where}</span>
          </div>
          <div className={styles.answers}>
            {line.live
              .filter(({ counted }) => counted !== null)
              .map((count) => (
                <Button key={count._id} disabled={!reviews} onClick={() => sheet.choose(count)}>
                  {t('countBy', {
                    amount: format.quantity(count.counted ?? 0, count.unit),
                    name: count.userName,
                    time: format.dayTime(count.at),
                  })}
                </Button>
              ))}
            <Button onClick={() => onAgain(line)}>{t('countAgain')}</Button>
          </div>
        </fieldset>
      ))}
    </Panel>
  );
}
