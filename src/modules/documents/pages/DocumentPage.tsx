import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useFolders } from '#modules/folders/queries.ts';
import { pathOf } from '#modules/folders/rules.ts';
import { PATH_SEPARATOR, useFolderTree } from '#modules/folders/useFolderTree.ts';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { usePeople } from '#modules/worklist/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Columns } from '#ui/Columns.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { fieldFacts } from '#ui/fieldFacts.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ItemHeader } from '#ui/ItemHeader.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { Paper, usePaper } from '../components/Paper.tsx';
import { ReadBy } from '../components/ReadBy.tsx';
import { Requests } from '../components/Requests.tsx';
import { Revisions } from '../components/Revisions.tsx';
import { documents, type VesselDocument } from '../contract.ts';
import { useDeleteDocument, useDocument } from '../queries.ts';
import { useDocumentLabels } from '../useDocumentLabels.ts';

const route = getRouteApi('/app/vesseldocs/document/$id');

/** A document: as it looks, its revisions, who has read it, what was asked for, and its history. */
export function DocumentPage() {
  const { t } = useTranslation(['documents', 'folders', 'files', 'history']);
  const { id } = route.useParams();
  const others = [useFolders(), usePeople()];
  return (
    <ItemPage
      query={useDocument(id)}
      ready={others.every(({ isLoading }) => !isLoading)}
      title={t('title')}
      t={t}
      back={{ to: '/app/vesseldocs' }}
    >
      {(item) => <Page key={id} item={item} />}
    </ItemPage>
  );
}

function Page({ item }: { item: VesselDocument }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const { page } = route.useSearch();
  const mayWrite = can(useUser(), documents.access.write);
  const { all: folders } = useFolderTree();
  const { data: people = [] } = usePeople();
  const [shown, setShown] = useState<string>();
  const { files, actions } = usePaper({ item, shown });
  const edit = useDialog(() => import('../EditForm.tsx'), { item });
  const revise = useDialog(() => import('../components/ReviseDialog.tsx'), { item });
  const { mutateAsync: remove } = useDeleteDocument();
  const { look, wordOf } = useDocumentLabels();
  const fact = fieldFacts(t, item);
  const path = pathOf(item.mainfolderID, folders);
  const signer = people.find(({ _id }) => _id === item.signedID)?.name ?? '';
  return (
    <>
      <ItemHeader
        id={item._id}
        name={documents.nameOf(item)}
        facts={[
          item.revision === null ? '' : t('revisions.no', { no: item.revision }),
          path.join(PATH_SEPARATOR),
        ]}
        list={{
          label: t('title'),
          to: '/app/vesseldocs',
          search: item.mainfolderID === '' ? {} : { folder: item.mainfolderID },
        }}
        edit={mayWrite && edit}
        remove={mayWrite && (() => remove(item._id))}
        removeBody={t('removeBody')}
      >
        {mayWrite && (
          <Button icon={<Icon name="upload" />} onClick={() => revise.open()}>
            {t('revise.open')}
          </Button>
        )}
      </ItemHeader>
      <Columns
        left={
          <Panel title={t('preview.tab')} action={<span className="row">{actions}</span>}>
            <Paper item={item} shown={shown} page={page} onBack={() => setShown(undefined)} />
          </Panel>
        }
        right={
          <>
            <Panel title={t('about')} action={<StateChip state={look(item)}>{wordOf(item)}</StateChip>}>
              <DescriptionList
                facts={[
                  fact('number'),
                  fact('date', format.day(item.date)),
                  fact('expDate', format.day(item.expDate)),
                  fact('signedID', signer),
                  fact('subform'),
                  fact('note', item.note, 'wide'),
                ]}
              />
            </Panel>
            <Panel
              title={t('readBy.title')}
              count={
                item.holders.length > 0
                  ? t('readBy.of', { read: item.readBy.length, all: item.holders.length })
                  : item.readBy.length
              }
            >
              <ReadBy item={item} />
            </Panel>
            <Panel title={t('revisions.title')} count={item.revisions.length}>
              <Revisions item={item} files={files} onOpen={setShown} />
            </Panel>
            <Requests item={item} />
            {mayWrite && <HistoryPanel resource={documents.name} id={item._id} />}
          </>
        }
      />
      {revise.element}
    </>
  );
}
