import { useEffect, useState } from 'react';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFiles } from '#modules/files/queries.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { documents, type VesselDocument } from '../contract.ts';
import { pinnedContent } from '../queries/pins.ts';
import { usePinning } from '../usePinning.ts';
import { PinButton } from './PinButton.tsx';
import { Preview } from './Preview.tsx';

type Shown = { item: VesselDocument; shown: string | undefined };

/** The files of a document, the shown one, and the buttons to keep and to save it. */
export const usePaper = ({ item, shown }: Shown) => {
  const { t } = useTranslation('documents');
  const { rows: files, isLoading } = useFiles(documents.name, item._id);
  const { pins, keep } = usePinning();
  const fileID = shown ?? item.mainFile;
  const file = files.find(({ _id }) => _id === fileID);
  const current = files.find(({ _id }) => _id === item.mainFile);
  const pin = pins.get(item._id);
  const [renewed, setRenewed] = useState('');
  useEffect(() => {
    // What is kept follows the revision in force.
    if (!pin || !current || current.url === '' || pin.fileID === item.mainFile || renewed === item.mainFile)
      return;
    setRenewed(item.mainFile);
    void keep([{ documentID: item._id, file: current }]);
  });
  const save = async () => {
    const kept = pin?.fileID === fileID ? await pinnedContent(item._id, fileID) : undefined;
    if (kept) return saveFile(kept, file?.name ?? item.name);
    if (!file) return;
    const answer = await fetch(file.url);
    saveFile(await answer.blob(), file.name);
  };
  const name = documents.nameOf(item);
  return {
    files,
    file,
    fileID,
    isLooking: isLoading,
    actions: (
      <>
        <PinButton documentID={item._id} name={name} file={current} />
        <IconButton
          label={t('preview.save', { name })}
          icon={<Icon name="download" />}
          disabled={!file && pin?.fileID !== fileID}
          onClick={() => void save()}
        />
      </>
    ),
  };
};

type Props = Shown & { page?: number | undefined; onBack: () => void };

/** The shown revision; one that is not in force says so. */
export function Paper({ item, shown, page, onBack }: Props) {
  const { t } = useTranslation('documents');
  const { file, fileID, isLooking } = usePaper({ item, shown });
  const revision = item.revisions.find((each) => each.fileID === fileID);
  return (
    <>
      {revision && fileID !== item.mainFile && (
        <Banner
          kind="warn"
          icon={<Icon name="warning" />}
          action={item.mainFile !== '' && <Button onClick={onBack}>{t('preview.toCurrent')}</Button>}
        >
          {t('preview.notInForce', { no: revision.no, state: t(`revisionState.${revision.state}`) })}
        </Banner>
      )}
      <Preview documentID={item._id} {...{ fileID, file, page, isLooking }} name={documents.nameOf(item)} />
    </>
  );
}
