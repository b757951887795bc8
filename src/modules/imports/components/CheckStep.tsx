import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import { TickBox } from '#ui/TickBox.tsx';
import type { ImportField } from '../guessMapping.ts';
import styles from '../imports.module.css';
import type { SheetFile } from '../readFile.ts';
import type { MadeBeside } from '../rules/importList.ts';
import type { Staging } from '../useStaging.ts';
import { ErrorRows } from './ErrorRows.tsx';

type Props = {
  made: MadeBeside;
  sheet: SheetFile;
  fields: readonly ImportField[];
  mapping: readonly (string | null)[];
  staging: Staging;
  onEdit: (rows: readonly number[], key: string, textOf: (before: string) => string) => void;
  onGoOn: () => void;
  onBack: () => void;
  onImport: (leaveOut: number[]) => Promise<void>;
};

/** Step 3: the dry run with its errors, and the import itself. */
export function CheckStep({
  made,
  sheet,
  fields,
  mapping,
  staging,
  onEdit,
  onGoOn,
  onBack,
  onImport,
}: Props) {
  const { t } = useTranslation('imports');
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set());
  const { check, busy, failure, sent, rows } = staging;
  const bad = [...new Set(check?.errors.map(({ row }) => row))];
  const items = check ? check.creates + check.updates : 0;
  const { number } = useFormat();
  const left = bad.filter((row) => !without.has(row));
  const ready = check && !busy && !failure && items > 0 && left.length === 0;
  const leaveOut = (some: readonly number[], on: boolean) =>
    setWithout(new Set(on ? [...without, ...some] : [...without].filter((row) => !some.includes(row))));
  return (
    <section className={styles.column} aria-label={t('step.check')}>
      {!check && (
        <div className={`panel ${styles.pad}`}>
          <span role="status">{t('checking', { sent, total: rows.length })}</span>
          <progress className="prog" max={rows.length} value={sent} aria-label={t('step.check')} />
        </div>
      )}
      {failure && (
        <Banner
          kind="warn"
          icon={<Icon name="cloudOff" />}
          action={<Button onClick={onGoOn}>{t('goOn')}</Button>}
        >
          {failure.kind === 'link' ? t('linkLost', { sent, total: rows.length }) : failure.text}
        </Banner>
      )}
      {check && (
        <>
          <Readouts
            label={t('result')}
            items={[
              { label: t('isNew'), figure: number(check.creates) },
              { label: t('isChanged'), figure: number(check.updates) },
              { label: t('isSame'), figure: number(check.unchanged) },
              {
                label: t('isWrong'),
                figure: number(bad.length),
                ...(bad.length > 0 ? { act: 'overdue' as const } : {}),
              },
            ]}
          />
          {check.groups > 0 && (
            <details className="small ink2">
              <summary>
                {made === 'groups'
                  ? t('groups', { count: check.groups })
                  : t(`made.${made}`, { count: check.groups })}
              </summary>
              <ul>
                {check.groupPaths.map((path) => (
                  <li key={path}>{path}</li>
                ))}
              </ul>
            </details>
          )}
          {bad.length > 0 && (
            // biome-ignore lint/a11y/noLabelWithoutControl: the tick box is its control
            <label className="row">
              <TickBox
                checked={left.length === 0}
                onChange={(on) => leaveOut(bad, on)}
                label={t('leaveOut', { count: bad.length })}
              />
              <span aria-hidden="true">{t('leaveOut', { count: bad.length })}</span>
            </label>
          )}
          <ErrorRows
            sheet={sheet}
            fields={fields}
            mapping={mapping}
            rows={rows}
            errors={check.errors}
            busy={busy}
            without={without}
            onWithout={leaveOut}
            onEdit={onEdit}
          />
          {items === 0 && bad.length === 0 && <Banner>{t('nothing')}</Banner>}
        </>
      )}
      <div className="row wrap">
        <Button onClick={onBack}>{check ? t('back') : t('cancel')}</Button>
        <span className="sp" />
        {check && left.length > 0 && (
          <span className="small due-ink" role="status">
            {t('stillWrong', { count: left.length })}
          </span>
        )}
        {check && (
          <Button variant="primary" disabled={!ready} onClick={() => onImport(bad)}>
            {t('import', { count: items + check.groups })}
          </Button>
        )}
      </div>
    </section>
  );
}
