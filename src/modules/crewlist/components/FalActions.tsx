import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { FalHead } from '../contract.ts';
import { useFalPdf } from '../queries.ts';
import { type FalForm, falTable } from '../rules.ts';

type Props = { form: FalForm; head: FalHead; kind: 'crewList' | 'passengerList'; name: string };

/** Saves the form as PDF or CSV. */
export function FalActions({ form, head, kind, name }: Props) {
  const { t } = useTranslation('crewlist');
  const { boatID } = useUser();
  const { mutateAsync: pdf } = useFalPdf(kind);
  const csv = async () => {
    const { fileName, toCsv } = await import('#ui/table/exportRows.ts');
    const table = await toCsv(falTable(form, head.date));
    saveFile(new Blob([table], { type: 'text/csv' }), fileName(name, new Date(), 'csv'));
  };
  return (
    <>
      <Button icon={<Icon name="fileDownload" />} onClick={csv}>
        {t('csv')}
      </Button>
      <Button icon={<Icon name="pdf" />} onClick={() => pdf({ boatID, head }).catch(() => undefined)}>
        {t('pdf')}
      </Button>
    </>
  );
}
