import { useTranslation } from '#lib/useTranslation.ts';
import { spotPath } from '#modules/locations/rules.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { type CountLine, type LineState, origin, varianceOf } from '../rules.ts';
import { useCauses } from '../useCauses.ts';
import { Difference } from './Difference.tsx';
import styles from './stocktake.module.css';

type Paths = ReadonlyMap<string, readonly string[]>;
type Done = { line: CountLine; result: LineState };

/** What was counted, last first: how it differs, who counted it and why it differs. */
export function CountedLines(props: {
  done: readonly Done[];
  blind: boolean;
  paths: Paths;
  onChoose: (line: CountLine) => void;
}) {
  const { t } = useTranslation('stocktake');
  const format = useFormat();
  const { whyOf } = useCauses();
  const { done, blind, paths, onChoose } = props;
  if (done.length === 0) return null;
  return (
    <Panel title={t('counted')} count={done.length}>
      {done
        .toSorted((a, b) => (a.result.count.at < b.result.count.at ? 1 : -1))
        .map(({ line, result: { state, count, made } }) => (
          <ListRow
            key={line.key}
            title={line.item.name}
            second={[line.item.partNo, spotPath(paths, line.spot), origin(count, made).userName, whyOf(count)]
              .filter(Boolean)
              .join(' · ')}
            end={
              <span className={styles.result}>
                {state === 'differ' ? (
                  <span className="st due">{t('toDecide')}</span>
                ) : (
                  !blind && <Difference variance={varianceOf(count)} />
                )}
                {state === 'counted' && <b>{format.quantity(count.counted ?? 0, line.item.unit)}</b>}
              </span>
            }
            onClick={() => onChoose(line)}
          />
        ))}
    </Panel>
  );
}

/** What is still to count, or to count again. */
export function LinesToCount(props: {
  lines: readonly CountLine[];
  results: ReadonlyMap<string, LineState>;
  paths: Paths;
  onChoose: (line: CountLine) => void;
}) {
  const { t } = useTranslation('stocktake');
  const { lines, results, paths, onChoose } = props;
  if (lines.length === 0) return null;
  return (
    <Panel title={t('toCount')} count={lines.length}>
      {lines.map((line) => {
        const asked = results.get(line.key);
        return (
          <ListRow
            key={line.key}
            title={line.item.name}
            second={[line.item.partNo, spotPath(paths, line.spot)].filter(Boolean).join(' · ')}
            {...(asked
              ? { end: <span className="st due">{t('again', { by: asked.count.userName })}</span> }
              : {})}
            onClick={() => onChoose(line)}
          />
        );
      })}
    </Panel>
  );
}
