import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import type { Spot } from '#modules/locations/contract.ts';
import { spotPath } from '#modules/locations/rules.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { Stocktake } from '../contract.ts';
import { type CountLine, lineKey, nextLine } from '../rules.ts';
import type { Sheet } from '../useSheet.ts';
import { CountLineCard } from './CountLineCard.tsx';
import { CountedLines, LinesToCount } from './CountLists.tsx';
import { DifferingCounts } from './DifferingCounts.tsx';
import styles from './stocktake.module.css';

type Props = {
  item: Stocktake;
  sheet: Sheet;
  /** Puts an item on the sheet that is not booked in its place. */
  onExtra: (extra: { inventoryID: string; spot: Spot }) => void;
};

/** The lines of a count sheet: the line in hand on top, then what was counted, then what is left. */
export default function CountSheet({ item, sheet, onExtra }: Props) {
  const { t } = useTranslation('stocktake');
  const [chosen, setChosen] = useState<string>();
  const { lines, results, paths } = sheet;
  const isDone = ({ key }: CountLine) => (results.get(key)?.state ?? 'again') !== 'again';
  const current = lines.find(({ key }) => key === chosen) ?? nextLine(lines, isDone, undefined);
  const next = nextLine(lines, (line) => isDone(line) || line.key === current?.key, current?.key);
  const done = lines.filter(isDone);

  const choose = ({ _id }: InventoryItem) => {
    const own = lines.filter((line) => line.item._id === _id);
    const line = own.find((each) => !isDone(each)) ?? own[0];
    if (line) return setChosen(line.key);
    const spot = { locationID: item.locationID, shelves: '', locationBox: '' };
    onExtra({ inventoryID: _id, spot });
    setChosen(lineKey(_id, spot));
  };
  const scan = useDialog(() => import('./ScanLine.tsx'), { items: sheet.items, onItem: choose });

  if (lines.length === 0)
    return (
      <div className="panel">
        <EmptyState
          icon={<Icon name="inventory" />}
          title={t('nothing')}
          hint={t('nothingHint')}
          action={
            <Button icon={<Icon name="scan" />} onClick={() => scan.open()}>
              {t('scan')}
            </Button>
          }
        />
        {scan.element}
      </div>
    );
  return (
    <div className={`panel ${styles.sheet}`}>
      <div className={styles.progress}>
        <b>{t('progress', { done: done.length, of: lines.length })}</b>
        {!item.blind && sheet.variances.length > 0 && (
          <span>{t('differ', { count: sheet.variances.length })}</span>
        )}
        <IconButton label={t('scan')} icon={<Icon name="scan" />} onClick={() => scan.open()} />
        <progress aria-label={t('counted')} value={done.length} max={Math.max(1, lines.length)} />
      </div>
      <DifferingCounts sheet={sheet} onAgain={({ key }) => setChosen(key)} />
      {current && !(isDone(current) && chosen === undefined) ? (
        <CountLineCard
          key={current.key}
          line={current}
          where={spotPath(paths, current.spot)}
          blind={item.blind}
          next={next?.item.name}
          onEnter={(answer) => {
            sheet.enterCount(current, answer);
            setChosen(next?.key);
          }}
        />
      ) : (
        <EmptyState icon={<Icon name="check" />} title={t('all')} hint={t('allHint')} />
      )}
      <CountedLines
        blind={item.blind}
        done={done.flatMap((line) => {
          const result = results.get(line.key);
          return result ? [{ line, result }] : [];
        })}
        paths={paths}
        onChoose={({ key }) => setChosen(key)}
      />
      <LinesToCount
        lines={lines.filter((line) => !isDone(line) && line.key !== current?.key)}
        results={results}
        paths={paths}
        onChoose={({ key }) => setChosen(key)}
      />
      {scan.element}
    </div>
  );
}
