import { useState } from 'react';
import { ApiError } from '#lib/apiError.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { LinkTarget } from '#ui/AppLink.tsx';
import type { Import } from '../contract.ts';
import { guessMapping, type ImportField } from '../guessMapping.ts';
import styles from '../imports.module.css';
import { mapRows } from '../mapRows.ts';
import { useCommitImport } from '../queries.ts';
import type { SheetFile } from '../readFile.ts';
import { useStaging } from '../useStaging.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FileStep } from './FileStep.tsx';

type Props = {
  /** The resource that the rows become, which has an importer on the server. */
  resource: string;
  boatID: string;
  fields: readonly ImportField[];
  /** The list of the imported items. */
  list: LinkTarget & { label: string };
  onDone?: (done: Import) => void;
};

const steps = ['file', 'columns', 'check', 'done'] as const;

/** Imports a file: choose it, map its columns, see the errors, import; and undo. */
export function ImportWizard({ resource, boatID, fields, list, onDone }: Props) {
  const { t } = useTranslation('imports');
  const [step, setStep] = useState<(typeof steps)[number]>('file');
  const [sheet, setSheet] = useState<SheetFile>();
  const [mapping, setMapping] = useState<(string | null)[]>([]);
  const [constants, setConstants] = useState<Record<string, string>>({});
  const [done, setDone] = useState<Import>();
  const { staging, begin, goOn, edit, stop } = useStaging({ resource, boatID });
  const commit = useCommitImport();

  const takeFile = (file: SheetFile) => {
    setSheet(file);
    setMapping(guessMapping(file.headers, fields));
    setConstants({});
    setStep('columns');
  };
  const check = (file: SheetFile) => {
    setStep('check');
    void begin(file.fileName, mapRows(file.rows, mapping, constants));
  };
  const runImport = async (id: string, leaveOut: number[]) => {
    try {
      const finished = await commit.mutateAsync({ id, leaveOut });
      setDone(finished);
      setStep('done');
      onDone?.(finished);
    } catch (error) {
      // The error is already on screen as a notice. If the server refused, the rows are checked again, since the vessel
      // may have changed; if no answer came, the import may be done already, and importing again is the same import.
      if (error instanceof ApiError) await goOn();
    }
  };
  const restart = () => {
    stop();
    setSheet(undefined);
    setDone(undefined);
    setStep('file');
  };
  return (
    <div className={styles.wizard}>
      <ol className={styles.steps} aria-label={t('steps')}>
        {steps.map((name, index) => (
          <li key={name} aria-current={name === step ? 'step' : undefined}>
            <span className="n">{index + 1}</span>
            {t(`step.${name}`)}
          </li>
        ))}
      </ol>
      {step === 'file' && <FileStep fields={fields} onFile={takeFile} />}
      {step === 'columns' && sheet && (
        <ColumnsStep
          sheet={sheet}
          fields={fields}
          mapping={mapping}
          constants={constants}
          onMapping={setMapping}
          onConstants={setConstants}
          onBack={restart}
          onCheck={() => check(sheet)}
        />
      )}
      {step === 'check' && sheet && staging && (
        <CheckStep
          sheet={sheet}
          fields={fields}
          mapping={mapping}
          staging={staging}
          onEdit={edit}
          onGoOn={goOn}
          onBack={() => {
            stop();
            setStep('columns');
          }}
          onImport={(leaveOut) => runImport(staging.id, leaveOut)}
        />
      )}
      {step === 'done' && done && <DoneStep done={done} list={list} onAgain={restart} />}
    </div>
  );
}
