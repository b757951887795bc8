import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { PhotosPanel } from '#modules/files/components/PhotosPanel.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { LogRecord } from '../contract.ts';
import { useCreateReceipt, useReceipts } from '../queries/beside.ts';

/** The papers of a signed entry, such as the receipt of a reception facility: kept with it, not part of its seal. */
export default function ReceiptsPanel({ record }: { record: LogRecord }) {
  const { t } = useTranslation('logbooks');
  const { data, isPending } = useReceipts();
  const { mutate: create } = useCreateReceipt();
  const own = data?.find(({ recordID }) => recordID === record._id);
  if (own)
    return (
      <>
        <FilesPanel resource="logreceipts" ownerID={own._id} title={t('receipts')} />
        <PhotosPanel resource="logreceipts" ownerID={own._id} title={t('receiptPhotos')} />
      </>
    );
  const begin = () =>
    create({
      ...{ _id: newId(), boatID: record.content.boatID },
      ...{ recordID: record._id, volumeID: record.volumeID },
    });
  return (
    <Panel title={t('receipts')}>
      <div className="pad stack">
        <p className="small ink2">{t('receiptsHint')}</p>
        <Button icon={<Icon name="paper" />} pending={isPending} onClick={begin}>
          {t('addReceipt')}
        </Button>
      </div>
    </Panel>
  );
}
