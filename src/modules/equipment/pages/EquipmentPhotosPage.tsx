import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { toPhoto } from '#modules/files/components/PhotosPanel.tsx';
import { useFilesOfBoat } from '#modules/files/queries.ts';
import { useConfirmRemove } from '#modules/files/useConfirmRemove.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { usedValues } from '#ui/form/usedValues.ts';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PhotoGrid } from '#ui/PhotoGrid.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { AddPhotosDialog } from '../components/photos/AddPhotosDialog.tsx';
import { photoGroups } from '../components/photos/photoGroups.ts';
import styles from '../components/photos/photos.module.css';
import { useAllEquipment } from '../queries.ts';

const route = getRouteApi('/app/equipmentphotos');

/** All photos of the boat's equipment, for users who may see the equipment. */
export function EquipmentPhotosPage() {
  const { t } = useTranslation('files');
  const user = useMaybeUser();
  if (!user || can(user, { flag: 'equipmentspage' })) return <PhotoWall boatID={user?.boatID ?? ''} />;
  return (
    <>
      <PageHeader title={t('page.title')} />
      <div className="panel">
        <EmptyState icon={<Icon name="photos" />} title={t('page.noAccess')} hint={t('page.noAccessHint')} />
      </div>
    </>
  );
}

function PhotoWall({ boatID }: { boatID: string }) {
  const { t } = useTranslation('files');
  const { q = '', department = '' } = route.useSearch();
  const navigate = useNavigate();
  const { data: all, isError: allFailed, refetch: loadAll } = useAllEquipment();
  const { data: files, isError: filesFailed, refetch: loadFiles } = useFilesOfBoat(boatID, 'equipmentgroups');
  const remove = useConfirmRemove();
  const [adding, setAdding] = useState(false);
  const change = (search: object) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...search }), replace: true });
  const photos = files?.filter((file) => file.kind === 'photo') ?? [];
  const failed = (allFailed && !all) || (filesFailed && !files);
  const groups = all && files ? photoGroups(files, all, { search: q, department }) : undefined;
  const add = (
    <Button variant="primary" icon={<Icon name="camera" />} disabled={!all} onClick={() => setAdding(true)}>
      {t('page.add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('page.title')}
        facts={files ? t('page.facts', { count: photos.length }) : '\u00A0'}
        crumbs={[{ label: t('page.equipment'), to: '/app/equipment' }]}
        primary={add}
      />
      <div className={styles.tools}>
        <SearchBox
          value={q}
          onChange={(value) => change({ q: value || undefined })}
          label={t('page.search')}
          width={280}
        />
        <div className="in">
          <select
            aria-label={t('page.department')}
            value={department}
            onChange={(event) => change({ department: event.target.value || undefined })}
          >
            <option value="">{t('page.allDepartments')}</option>
            {usedValues(all ?? [], 'department').map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
          <Icon name="down" size="s" />
        </div>
      </div>
      <Loaded
        query={{ data: groups, isError: failed, refetch: () => Promise.all([loadAll(), loadFiles()]) }}
        failed={t('loadPhotosFailed')}
        rows={8}
        none={
          photos.length === 0 ? (
            <EmptyState
              icon={<Icon name="photos" />}
              title={t('page.empty')}
              hint={t('page.emptyHint')}
              action={<Button onClick={() => setAdding(true)}>{t('page.add')}</Button>}
            />
          ) : (
            <EmptyState
              icon={<Icon name="search" />}
              title={t('page.nothing')}
              hint={t('page.nothingHint')}
              action={
                <Button onClick={() => change({ q: undefined, department: undefined })}>
                  {t('page.clear')}
                </Button>
              }
            />
          )
        }
        framed
      >
        {(sections) => (
          <div className={styles.sections}>
            {sections.map(({ id, machine, photos: visible }) => (
              <Panel
                key={id}
                title={machine?.name ?? t('page.gone')}
                count={visible.length}
                action={
                  machine && (
                    <AppLink to="/app/equipment/$id" params={{ id }}>
                      {t('page.open')}
                      <span className="vh"> {machine.name}</span>
                    </AppLink>
                  )
                }
              >
                <div className="pad">
                  <PhotoGrid
                    photos={visible.map(toPhoto)}
                    onRemove={(photoID) => {
                      const photo = visible.find((file) => file._id === photoID);
                      if (photo) remove(photo);
                    }}
                  />
                </div>
              </Panel>
            ))}
          </div>
        )}
      </Loaded>
      <AddPhotosDialog open={adding} all={all ?? []} onClose={() => setAdding(false)} />
    </>
  );
}
