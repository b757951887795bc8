import { useState } from 'react';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MAX_ROWS } from '../contract.ts';
import type { ImportField } from '../guessMapping.ts';
import styles from '../imports.module.css';
import { FileProblem, type FileProblemCode, readFile, type SheetFile } from '../readFile.ts';

type Props = { fields: readonly ImportField[]; onFile: (file: SheetFile) => void };

/** Step 1: choose a file, or download a sample. */
export function FileStep({ fields, onFile }: Props) {
  const { t, i18n } = useTranslation('imports');
  const [problem, setProblem] = useState<{ code: FileProblemCode; n: number }>();
  const [reading, setReading] = useState(false);

  const read = async (file: File) => {
    setProblem(undefined);
    setReading(true);
    try {
      onFile(await readFile(file, fields, i18n.language));
    } catch (error) {
      setProblem(error instanceof FileProblem ? error : { code: 'unreadable', n: 0 });
    }
    setReading(false);
  };
  const saveSample = async () => {
    const { toCsv } = await import('#ui/table/exportRows.ts');
    const sheet = [fields.map(({ label }) => label), fields.map(({ example = '' }) => example)];
    saveFile(new Blob([await toCsv(sheet)], { type: 'text/csv' }), `${t('sampleName')}.csv`);
  };
  return (
    <section className={`panel ${styles.pad}`} aria-label={t('step.file')} aria-busy={reading}>
      <FileDrop
        label={t('choose')}
        hint={t('fileHint', { max: MAX_ROWS })}
        accept=".csv,.tsv,.txt,.xlsx"
        onFiles={([file]) => file && void read(file)}
      />
      {problem && (
        <p className="help err" role="alert">
          <Icon name="error" size="s" />
          {t(`problem.${problem.code}`, { n: problem.n })}
        </p>
      )}
      <p className="row wrap small ink2">
        {t('sampleHint')}
        <Button variant="link" onClick={saveSample}>
          {t('sample')}
        </Button>
      </p>
    </section>
  );
}
