import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TabList, tabPanelProps } from '#ui/TabList.tsx';
import { documents, type VesselDocument } from '../contract.ts';
import styles from './documents.module.css';
import { Paper, usePaper } from './Paper.tsx';
import { ReadBy } from './ReadBy.tsx';
import { Revisions } from './Revisions.tsx';

type Props = { item: VesselDocument; onClose: () => void };

/** The chosen document beside the list: its page, its revisions, and who has read it. */
export default function SidePaper({ item, onClose }: Props) {
  const { t } = useTranslation('documents');
  const [tab, setTab] = useState<'page' | 'revisions' | 'readBy'>('page');
  const [shown, setShown] = useState<string>();
  const { files, actions } = usePaper({ item, shown });
  return (
    <section className={`panel ${styles.side}`} aria-label={documents.nameOf(item)}>
      <header>
        <h2 className="sp">
          <AppLink to="/app/vesseldocs/document/$id" params={{ id: item._id }}>
            {documents.nameOf(item)}
          </AppLink>
        </h2>
        {actions}
        <IconButton label={t('preview.close')} icon={<Icon name="close" />} onClick={onClose} />
      </header>
      <TabList
        label={t('preview.parts')}
        idPrefix="paper"
        value={tab}
        onChange={setTab}
        items={[
          { id: 'page', label: t('preview.tab') },
          { id: 'revisions', label: t('revisions.title'), count: item.revisions.length },
          { id: 'readBy', label: t('readBy.title'), count: item.readBy.length },
        ]}
      />
      <div {...tabPanelProps('paper', tab)}>
        {tab === 'page' && (
          <>
            <Paper item={item} shown={shown} onBack={() => setShown(undefined)} />
            <ReadBy item={item} />
          </>
        )}
        {tab === 'revisions' && (
          <Revisions
            item={item}
            files={files}
            onOpen={(fileID) => {
              setShown(fileID);
              setTab('page');
            }}
          />
        )}
        {tab === 'readBy' && <ReadBy item={item} />}
      </div>
    </section>
  );
}
