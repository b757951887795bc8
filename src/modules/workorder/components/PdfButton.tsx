import { useTranslation } from '#lib/useTranslation.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { useWorkOrderPdf } from '#modules/workorder/useWorkOrderPdf.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** Saves the work order as a PDF from the server, for mailing and filing. */
export function PdfButton({ job }: { job: Pick<Job, '_id'> }) {
  const { t } = useTranslation('workorder');
  const { mutateAsync: save } = useWorkOrderPdf();
  return (
    <Button icon={<Icon name="download" />} onClick={() => save(job._id)}>
      {t('pdf')}
    </Button>
  );
}
