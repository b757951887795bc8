import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { MAX_PRINTED_PAGES } from '../contract/papers.ts';
import type { LogVolume } from '../contract.ts';
import { useVolumeExport, useVolumePaper } from '../queries/papers.ts';

/** The volume on paper, in parts if it is long, and as a file that others verify. */
export function VolumeFiles({ volume: { _id, pages } }: { volume: LogVolume }) {
  const { t } = useTranslation('logproof');
  const { mutateAsync: print } = useVolumePaper();
  const { mutateAsync: save } = useVolumeExport();
  const icon = <Icon name="pdf" />;
  const parts = Array.from({ length: Math.ceil(pages / MAX_PRINTED_PAGES) }, (_, index) => ({
    from: index * MAX_PRINTED_PAGES + 1,
    to: Math.min(pages, (index + 1) * MAX_PRINTED_PAGES),
  }));
  return (
    <>
      {parts.length > 1 ? (
        <Menu
          label={t('pdf')}
          icon={icon}
          items={parts.map((part) => ({
            label: t('pdfPages', part),
            onClick: () => void print({ id: _id, ...part }),
          }))}
        />
      ) : (
        <Button icon={icon} onClick={() => print({ id: _id })}>
          {t('pdf')}
        </Button>
      )}
      <Button icon={<Icon name="fileDownload" />} onClick={() => save(_id)}>
        {t('volumeFile')}
      </Button>
    </>
  );
}
