import { useState } from 'react';
import { ApiError } from '#lib/apiError.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { LinkTarget } from '#ui/AppLink.tsx';
import type { Import } from '../contract.ts';
import { guessMapping, type ImportField, rememberedAs, withRemembered } from '../guessMapping.ts';
import styles from '../imports.module.css';
import { mapRows, saysSomething } from '../mapRows.ts';
import { useCommitImport, useImportMapping } from '../queries.ts';
import type { SheetFile } from '../readFile.ts';
import type { MadeBeside } from '../rules/importList.ts';
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
  /** The fields by which rows can be existing items, if the person may choose. */
  keys?: readonly string[];
  /** What the import makes beside the items. */
  made?: MadeBeside;
  /** The list of the imported items; `onShow` if it is the page below. */
  list: LinkTarget & { label: string };
  onShow?: () => void;
};

const steps = ['file', 'columns', 'check', 'done'] as const;

/** Imports a file: choose it, map its columns, see the errors, import; and undo. */
export function ImportWizard({ resource, boatID, fields, keys = [], made = 'groups', list, onShow }: Props) {
  const { t } = useTranslation('imports');
  const [step, setStep] = useState<(typeof steps)[number]>('file');
  const [sheet, setSheet] = useState<SheetFile>();
  /** Its rows that are checked. */
  const [checked, setChecked] = useState<SheetFile>();
  const [mapping, setMapping] = useState<(string | null)[]>([]);
  const [constants, setConstants] = useState<Record<string, string>>({});
  const [done, setDone] = useState<Import>();
  const [matchBy, setMatchBy] = useState<string>();
  const remembered = useImportMapping(boatID, resource);
  const { staging, begin, goOn, edit, stop } = useStaging({ resource, boatID });
  const commit = useCommitImport();

  const key = matchBy ?? (keys.includes(remembered.matchBy) ? remembered.matchBy : '');

  const takeFile = (file: SheetFile) => {
    setSheet(file);
    setMapping(withRemembered(file.headers, guessMapping(file.headers, fields), remembered.columns, fields));
    setConstants({});
    setStep('columns');
  };
  const check = (file: SheetFile) => {
    const rows = file.rows.filter((row) => saysSomething(row, mapping));
    setChecked({ ...file, rows });
    setStep('check');
    const columns = rememberedAs(file.headers, mapping, remembered.columns);
    void begin(file.fileName, mapRows(rows, mapping, constants), { columns, matchBy: key });
  };
  const runImport = async (id: string, leaveOut: number[]) => {
    try {
      const finished = await commit.mutateAsync({ id, leaveOut });
      setDone(finished);
      setStep('done');
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
          fields={fields.map((field) => ({
            ...field,
            // Who names existing items by another field needs that one.
            required: key === '' ? field.required === true : field.key === key,
          }))}
          keys={keys}
          matchBy={key}
          onMatchBy={setMatchBy}
          mapping={mapping}
          constants={constants}
          onMapping={setMapping}
          onConstants={setConstants}
          onBack={restart}
          onCheck={() => check(sheet)}
        />
      )}
      {step === 'check' && checked && staging && (
        <CheckStep
          sheet={checked}
          fields={fields}
          mapping={mapping}
          staging={staging}
          made={made}
          onEdit={edit}
          onGoOn={goOn}
          onBack={() => {
            stop();
            setStep('columns');
          }}
          onImport={(leaveOut) => runImport(staging.id, leaveOut)}
        />
      )}
      {step === 'done' && done && <DoneStep done={done} list={list} onShow={onShow} onAgain={restart} />}
    </div>
  );
}
