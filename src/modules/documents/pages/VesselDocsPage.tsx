import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useUpdateFolder } from '#modules/folders/queries.ts';
import { pathOf, withInside } from '#modules/folders/rules.ts';
import { useFolderTree } from '#modules/folders/useFolderTree.ts';
import { ListTable } from '#modules/savedviews/components/ListTable.tsx';
import { usePeople } from '#modules/worklist/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SideDrawer } from '#ui/SideDrawer.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { useWide } from '#ui/useMedia.ts';
import styles from '../components/documents.module.css';
import { FolderTree } from '../components/FolderTree.tsx';
import { documents, type VesselDocument } from '../contract.ts';
import { useDocuments, useUpdateDocument } from '../queries.ts';
import { countsOf } from '../rules.ts';
import { usePinning } from '../usePinning.ts';
import { useUploadDocuments } from '../useUploadDocuments.ts';
import { FolderActions } from './FolderActions.tsx';
import { useDocumentColumns } from './useDocumentColumns.tsx';

const loadMoveDialog = () => import('../components/MoveDialog.tsx');

const route = getRouteApi('/app/vesseldocs/');

const SidePaper = lazyPart(() => import('../components/SidePaper.tsx'), <Skeleton rows={10} />);
const UploadPanel = lazyPart(() => import('../components/UploadPanel.tsx'), null);
const FoundList = lazyPart(() => import('../components/FoundList.tsx'), null);

const none: readonly VesselDocument[] = [];

/** The papers of the vessel: folders, the documents in the open one, and the chosen document beside them. */
export function VesselDocsPage() {
  const { t } = useTranslation(['documents', 'folders', 'nav', 'table', 'files']);
  const format = useFormat();
  const wide = useWide();
  const navigate = useNavigate();
  const { folder: open = '', doc, q = '' } = route.useSearch();
  const mayWrite = can(useUser(), documents.access.write);
  const query = useDocuments();
  const { data: all = none } = query;
  const { all: folders, isPending: noFolders } = useFolderTree();
  const { isLoading: noPeople } = usePeople();
  // Tree and table come whole: folders, and the names in the table, move nothing by coming later.
  const isPending = (noFolders || noPeople) && !query.isError;
  const { mutate: moveFolder } = useUpdateFolder();
  const { mutate: moveDocument } = useUpdateDocument();
  const uploads = useUploadDocuments(all);
  const { pins } = usePinning();
  const chooser = useRef<HTMLInputElement>(null);
  const [drawer, setDrawer] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const move = useDialog(loadMoveDialog);

  const current = folders.find(({ _id }) => _id === open);
  const inside = useMemo(() => (open === '' ? undefined : withInside(open, folders)), [open, folders]);
  const rows = useMemo(
    () => (inside ? all.filter(({ mainfolderID }) => inside.has(mainfolderID)) : all),
    [all, inside],
  );
  const counts = useMemo(() => countsOf(folders, all), [folders, all]);
  const paths = useMemo(() => {
    const known = new Map<string, string[]>();
    return (id: string) => {
      const path = known.get(id) ?? pathOf(id, folders);
      known.set(id, path);
      return path;
    };
  }, [folders]);
  const pinnedFolders = useMemo(() => {
    const ids = new Set<string>();
    for (const { _id, mainfolderID } of all) if (pins.has(_id)) ids.add(mainfolderID);
    return ids;
  }, [all, pins]);
  const columns = useDocumentColumns({ pathOf: paths, showFolder: open === '', pins });
  const chosen = wide ? all.find(({ _id }) => _id === doc) : undefined;
  const path = current ? paths(current._id) : [];

  const show = (search: { folder?: string | undefined; doc?: string | undefined }) =>
    void navigate({
      to: '/app/vesseldocs',
      search: (before: Record<string, unknown>) => ({ ...before, ...search }),
      resetScroll: false,
    });
  const size = [...pins.values()].reduce((sum, pin) => sum + pin.size, 0);

  const tree = (
    <FolderTree
      folders={folders}
      counts={counts}
      pinned={pinnedFolders}
      total={all.length}
      current={open}
      mayMove={mayWrite}
      onOpen={(id) => {
        setDrawer(false);
        show({ folder: id || undefined, doc: undefined });
      }}
      onMove={({ kind, id }, into) => {
        if (kind === 'folder') return moveFolder({ _id: id, mainfolderID: into, mainFolder: into === '' });
        const document = all.find(({ _id }) => _id === id);
        if (document && document.mainfolderID !== into)
          moveDocument({ _id: id, rev: document.rev, mainfolderID: into });
      }}
      onFiles={uploads.add}
    />
  );
  const foot = (
    <div className={`small ink2 ${styles.foot}`}>
      <span>
        <Icon name="pinOn" size="s" />
        {t('tree.kept', { size: format.bytes(size) })}
      </span>
      <span>
        <Icon name="lock" size="s" />
        {t('tree.someOnly')}
      </span>
    </div>
  );

  return (
    <>
      <PageHeader
        title={current?.name ?? t('title')}
        facts={t('facts', { count: rows.length })}
        {...(current && {
          crumbs: [
            { label: t('title'), to: '/app/vesseldocs', search: {} },
            ...path.slice(0, -1).map((label) => ({ label })),
          ],
        })}
        actions={
          <>
            {!wide && (
              <Button icon={<Icon name="folder" />} onClick={() => setDrawer(true)}>
                {t('tree.title')}
              </Button>
            )}
            <ButtonLink to="/app/vesseldocs/certificates" icon={<Icon name="approved" />}>
              {t('nav:shipCertificates')}
            </ButtonLink>
            <FolderActions folder={current} documents={rows} inside={open} mayWrite={mayWrite} />
          </>
        }
        primary={
          mayWrite && (
            <Button variant="primary" icon={<Icon name="upload" />} onClick={() => chooser.current?.click()}>
              {t('upload.act')}
            </Button>
          )
        }
      />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        aria-label={t('upload.act')}
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])], open);
          event.target.value = '';
        }}
      />
      <div className={chosen ? `${styles.desk} ${styles.three}` : styles.desk}>
        {wide && (
          <div className={`panel ${styles.side}`}>
            {isPending ? (
              <Skeleton rows={14} />
            ) : (
              <>
                {tree}
                {foot}
              </>
            )}
          </div>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button above chooses files too */}
        <div
          className={styles.middle}
          onDragOver={(event) => mayWrite && event.preventDefault()}
          onDrop={(event) => {
            if (!mayWrite || event.dataTransfer.files.length === 0) return;
            event.preventDefault();
            uploads.add([...event.dataTransfer.files], open);
          }}
        >
          <ListTable<VesselDocument>
            t={t}
            query={{ ...query, data: isPending ? undefined : query.data && rows }}
            saved="documents"
            icon={<Icon name="folder" />}
            searchLabel={t('searchLabel')}
            columns={columns}
            {...(wide
              ? { onOpen: ({ _id }: VesselDocument) => show({ doc: _id }) }
              : {
                  rowTo: ({ _id: id }: VesselDocument) => ({
                    to: '/app/vesseldocs/document/$id',
                    params: { id },
                  }),
                })}
            initialSort={{ id: 'name' }}
            {...(mayWrite
              ? {
                  selected: ticked,
                  onSelectedChange: setTicked,
                  bulkActions: (items: VesselDocument[]) => (
                    <Button
                      icon={<Icon name="moveFile" />}
                      onClick={() => move.open({ items, onDone: () => setTicked(new Set()) })}
                    >
                      {t('move.open')}
                    </Button>
                  ),
                }
              : {})}
          />
          {q.trim() !== '' && <FoundList q={q} all={all} pathOf={paths} />}
          {uploads.rows.length > 0 && <UploadPanel uploads={uploads} />}
        </div>
        {chosen && <SidePaper key={chosen._id} item={chosen} onClose={() => show({ doc: undefined })} />}
      </div>
      {!wide && (
        <SideDrawer open={drawer} title={t('tree.title')} side="start" bare onClose={() => setDrawer(false)}>
          {tree}
          {foot}
        </SideDrawer>
      )}
      {move.element}
    </>
  );
}
