import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { PhotosPanel } from '#modules/files/components/PhotosPanel.tsx';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { Columns } from '#ui/Columns.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import type { Section } from '../contract.ts';
import { useSection } from '../queries.ts';
import { SectionView } from './drawing/SectionView.tsx';
import { SectionHeader } from './SectionHeader.tsx';

const route = getRouteApi('/app/sections/$id');

/** A section of an equipment: its drawing beside its parts, each marking the other. */
export function SectionPage() {
  const { t } = useTranslation(['sections', 'files', 'history']);
  const { id } = route.useParams();
  return (
    <ItemPage query={useSection(id)} title={t('title')} t={t} back={{ to: '/app/sections' }}>
      {(section) => <Page key={id} section={section} />}
    </ItemPage>
  );
}

function Page({ section }: { section: Section }) {
  const { t } = useTranslation('sections');
  return (
    <>
      <SectionHeader section={section} />
      <SectionView section={section}>
        <Columns
          left={
            <PhotosPanel
              resource="sections"
              ownerID={section._id}
              title={t('drawings')}
              hint={t('drawingsHint')}
            />
          }
          right={
            <>
              <FilesPanel resource="sections" ownerID={section._id} title={t('files')} />
              <HistoryPanel resource="sections" id={section._id} />
            </>
          }
        />
      </SectionView>
    </>
  );
}
