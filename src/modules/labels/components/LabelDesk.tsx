import { type ReactNode, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Choice } from '#ui/form/Choice.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { type Crumb, PageHeader } from '#ui/PageHeader.tsx';
import { type LabelKind, MAX_LABELS } from '../contract.ts';
import type { Label } from '../rules/label.ts';
import { layOut, perSheet, type Sheet, sheets } from '../rules/sheet.ts';
import { useLabelsPdf } from '../useLabelsPdf.ts';
import { LabelSheets } from './LabelSheets.tsx';
import { LabelTicks } from './LabelTicks.tsx';
import styles from './labels.module.css';

type Props = {
  kind: LabelKind;
  title: string;
  crumbs: Crumb[];
  labels: readonly Label[];
  sheet: Sheet['id'] | undefined;
  onSheet: (sheet: Sheet['id']) => void;
  /** What chooses the labels: filters, or what was chosen on a list. */
  choose?: ReactNode;
};

/** Chooses labels and the sheet they are on, shows them as printed, and prints them here or makes a PDF. */
export function LabelDesk({ kind, title, crumbs, labels, sheet: sheetID, onSheet, choose }: Props) {
  const { t } = useTranslation('labels');
  const boatID = useMaybeUser()?.boatID ?? '';
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [skip, setSkip] = useState(0);
  const pdf = useLabelsPdf();
  const sheet = sheets.find(({ id }) => id === sheetID) ?? sheets[0];
  if (!sheet) return null;
  const ticked = labels.filter(({ _id }) => !off.has(_id));
  const pages = layOut(ticked, sheet, skip).length;
  const untick = (next: ReadonlySet<string>) => {
    const listed = new Set(labels.map(({ _id }) => _id));
    setOff(
      new Set([...[...off].filter((id) => !listed.has(id)), ...[...listed].filter((id) => !next.has(id))]),
    );
  };
  const isTooMany = ticked.length > MAX_LABELS;
  return (
    <div>
      <div className="no-print">
        <PageHeader
          title={title}
          facts={`${t('facts', { count: ticked.length })}, ${t('sheets', { count: pages })}`}
          crumbs={crumbs}
          actions={
            <Button
              icon={<Icon name="pdf" />}
              disabled={ticked.length === 0 || isTooMany}
              pending={pdf.isPending}
              title={isTooMany ? t('pdfMost', { most: MAX_LABELS }) : undefined}
              onClick={() =>
                pdf.mutate({ kind, boatID, ids: ticked.map(({ _id }) => _id), sheet: sheet.id, skip })
              }
            >
              {t('pdf')}
            </Button>
          }
          primary={
            <Button variant="primary" disabled={ticked.length === 0} onClick={() => window.print()}>
              {t('print')}
            </Button>
          }
        />
      </div>
      <div className={styles.columns}>
        <div className={`${styles.choose} no-print`}>
          {choose}
          <Choice
            label={t('size')}
            help={isTooMany ? t('pdfMost', { most: MAX_LABELS }) : t('sizeHelp')}
            value={sheet.id}
            onChange={(value) => {
              const chosen = sheets.find(({ id }) => id === value);
              if (chosen) onSheet(chosen.id);
            }}
            options={sheets.map(({ id }) => ({ value: id, label: t(id) }))}
          />
          {perSheet(sheet) > 1 && (
            <Field id="labels-skip" label={t('skip')}>
              <div className="in">
                <input
                  id="labels-skip"
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={perSheet(sheet) - 1}
                  value={skip}
                  onChange={(event) =>
                    setSkip(Math.min(Math.max(0, event.target.valueAsNumber || 0), perSheet(sheet) - 1))
                  }
                />
              </div>
            </Field>
          )}
          <LabelTicks labels={labels} ticked={new Set(ticked.map(({ _id }) => _id))} onTicked={untick} />
        </div>
        {ticked.length > 0 ? (
          <LabelSheets labels={ticked} sheet={sheet} skip={skip} />
        ) : (
          <div className="panel">
            <EmptyState icon={<Icon name="info" />} title={t('empty')} hint={t('emptyHint')} />
          </div>
        )}
      </div>
    </div>
  );
}
