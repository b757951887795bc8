import { useTranslation } from '#lib/useTranslation.ts';
import { PATH_SEPARATOR } from '#modules/folders/useFolderTree.ts';
import { usePeople } from '#modules/worklist/queries.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { Column } from '#ui/table/column.ts';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import styles from '../components/documents.module.css';
import type { VesselDocument } from '../contract.ts';
import { DRAGGED } from '../dragged.ts';
import type { Pin } from '../queries/pins.ts';
import { useDocumentLabels } from '../useDocumentLabels.ts';

type Given = {
  pathOf: (folderID: string) => readonly string[];
  showFolder: boolean;
  pins: ReadonlyMap<string, Pin>;
};

/** The columns of documents; a name is dragged into a folder. */
export const useDocumentColumns = ({ pathOf, showFolder, pins }: Given): Column<VesselDocument>[] => {
  const { t } = useTranslation(['documents', 'folders', 'table']);
  const format = useFormat();
  const { look, wordOf, kindOf } = useDocumentLabels();
  const { data: people = [] } = usePeople();
  const names = new Map(people.map(({ _id, name }) => [_id, name]));
  const { field, day } = fieldColumns(t, (document: VesselDocument) => document);
  return [
    field('number', { width: 84, card: 'meta' }),
    field('name', {
      primary: true,
      width: 240,
      grow: 1,
      cell: ({ _id, name, primary }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: "Move" does the same by keyboard
        <span
          className={styles.name}
          draggable
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, `document ${_id}`)}
        >
          <Icon name="paper" size="s" />
          <span className="el">{name}</span>
          {primary && <Icon name="flag" size="s" />}
          {pins.has(_id) && <Icon name="pinOn" size="s" />}
        </span>
      ),
    }),
    {
      id: 'folder',
      header: t('field.mainfolderID'),
      value: ({ mainfolderID }) => pathOf(mainfolderID).join(PATH_SEPARATOR),
      filter: 'select',
      groupable: true,
      width: 170,
      defaultHidden: !showFolder,
      card: 'sub',
    },
    {
      id: 'revision',
      header: t('field.revision'),
      value: ({ revision }) => revision,
      searchable: false,
      align: 'end',
      width: 70,
      card: 'none',
    },
    day('date', format.day, { width: 110, card: 'none' }),
    day('expDate', format.day, { width: 110, card: 'meta' }),
    {
      id: 'signed',
      header: t('field.signedID'),
      value: ({ signedID }) => names.get(signedID) ?? '',
      filter: 'select',
      groupable: true,
      width: 150,
      defaultHidden: true,
      card: 'none',
    },
    {
      id: 'readBy',
      header: t('readBy.title'),
      value: ({ holders, readBy }) =>
        holders.length === 0 ? '' : t('readBy.of', { read: readBy.length, all: holders.length }),
      searchable: false,
      width: 90,
      card: 'none',
    },
    {
      id: 'state',
      header: t('stateTitle'),
      value: (document) => wordOf(document),
      filterValue: (document) => t(`kind.${kindOf(document)}`),
      cell: (document) => <StateChip state={look(document)}>{wordOf(document)}</StateChip>,
      filter: 'select',
      filterInSight: true,
      width: 168,
      card: 'badge',
    },
    field('subform', { width: 140, defaultHidden: true, card: 'none' }),
    field('note', { width: 220, defaultHidden: true, card: 'none' }),
  ];
};
