import { type DragEvent, Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Folder } from '#modules/folders/contract.ts';
import { withInside } from '#modules/folders/rules.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { carriedIn, DRAGGED } from '../dragged.ts';
import styles from './documents.module.css';

type Props = {
  folders: readonly Folder[];
  counts: ReadonlyMap<string, number>;
  pinned: ReadonlySet<string>;
  total: number;
  /** The open folder; '' for all documents. */
  current: string;
  mayMove: boolean;
  onOpen: (id: string) => void;
  /** A folder or a document is moved into a folder, '' for the top. */
  onMove: (what: { kind: 'folder' | 'document'; id: string }, into: string) => void;
  onFiles: (files: File[], folder: string) => void;
};

const ALL = '';

const KEYS = new Set([
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  'ArrowRight',
  'ArrowLeft',
  'Escape',
  'Enter',
  ' ',
]);

/**
 * The folders. Arrow keys move through the tree, Enter opens a folder; Space picks one up and puts it down in another,
 * Escape lets it go. With a mouse, folders, documents and files are dragged into it.
 */
export function FolderTree(props: Props) {
  const { folders, counts, pinned, total, current, mayMove, onOpen, onMove, onFiles } = props;
  const { t } = useTranslation('documents');
  const format = useFormat();
  const root = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [at, setAt] = useState(current);
  const [carried, setCarried] = useState<string>();
  const [over, setOver] = useState<string>();
  const children = Map.groupBy(
    folders.toSorted((a, b) => format.compare(a.name, b.name)),
    ({ mainfolderID }) => mainfolderID,
  );
  const path = new Set<string>();
  for (let id = current; id !== '' && !path.has(id); ) {
    path.add(id);
    id = folders.find(({ _id }) => _id === id)?.mainfolderID ?? '';
  }
  const isOpen = (id: string) => folded.get(id) ?? (path.has(id) || folders.length < 40);
  const lines: { id: string; parent: string }[] = [];
  const walk = (parent: string) => {
    for (const { _id } of children.get(parent) ?? []) {
      lines.push({ id: _id, parent });
      if (isOpen(_id)) walk(_id);
    }
  };
  walk(ALL);
  const order = [ALL, ...lines.map(({ id }) => id)];
  const focused = order.includes(at) ? at : ALL;
  const carriedName = folders.find(({ _id }) => _id === carried)?.name ?? '';
  const barred = carried === undefined ? undefined : withInside(carried, folders);

  const go = (id: string | undefined) => {
    if (id === undefined) return;
    setAt(id);
    root.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
  };
  const fold = (id: string, open: boolean) => setFolded(new Map(folded).set(id, open));
  const putDown = (id: string, into: string) => {
    setCarried(undefined);
    const folder = folders.find(({ _id }) => _id === id);
    if (folder && folder.mainfolderID !== into && !withInside(id, folders).has(into))
      onMove({ kind: 'folder', id }, into);
  };
  const press = (key: string, id: string) => {
    const index = order.indexOf(id);
    const foldable = id !== ALL && (children.get(id) ?? []).length > 0;
    switch (key) {
      case 'ArrowDown':
        return go(order[index + 1]);
      case 'ArrowUp':
        return go(order[index - 1]);
      case 'Home':
        return go(order[0]);
      case 'End':
        return go(order.at(-1));
      case 'ArrowRight':
        return foldable && !isOpen(id) ? fold(id, true) : go(order[index + 1]);
      case 'ArrowLeft':
        return foldable && isOpen(id) ? fold(id, false) : go(lines.find((line) => line.id === id)?.parent);
      case 'Escape':
        return setCarried(undefined);
      default:
        if (carried !== undefined) return putDown(carried, id);
        return key === ' ' && mayMove && id !== ALL ? setCarried(id) : onOpen(id);
    }
  };
  const keys = (event: KeyboardEvent, id: string) => {
    if (!KEYS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    press(event.key, id);
  };
  const dropOn = (event: DragEvent, into: string) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(undefined);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) return onFiles(files, into);
    const what = carriedIn(event.dataTransfer);
    if (what?.kind === 'folder') putDown(what.id, into);
    else if (what) onMove(what, into);
  };

  const row = (id: string, name: string, level: number, count: number, folder?: Folder) => {
    const inner = id === ALL ? [] : (children.get(id) ?? []);
    const closed = folder && folder.readers.length + folder.departments.length > 0;
    const look = [
      styles.node,
      id === current && styles.current,
      id === over && styles.over,
      id === carried && styles.carried,
      barred?.has(id) && styles.barred,
    ];
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the tree item around it has the keys
      // biome-ignore lint/a11y/useKeyWithClickEvents: the tree item around it has the keys
      <div
        className={look.filter(Boolean).join(' ')}
        style={{ paddingInlineStart: 4 + level * 16 }}
        draggable={mayMove && id !== ALL}
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED, `folder ${id}`);
          event.dataTransfer.effectAllowed = 'move';
        }}
        onDragOver={(event) => {
          if (!mayMove) return;
          event.preventDefault();
          setOver(id);
        }}
        onDragLeave={() => setOver(undefined)}
        onDrop={(event) => mayMove && dropOn(event, id)}
        onClick={() => {
          setAt(id);
          if (carried === undefined) onOpen(id);
          else putDown(carried, id);
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do the same */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do the same */}
        <span
          className={styles.fold}
          onClick={(event) => {
            if (inner.length === 0) return;
            event.stopPropagation();
            fold(id, !isOpen(id));
          }}
        >
          {inner.length > 0 && (
            <Icon name={isOpen(id) ? 'down' : 'right'} size="s" className={isOpen(id) ? undefined : 'flip'} />
          )}
        </span>
        <Icon name={id === ALL ? 'archive' : 'folder'} size="s" />
        <span className="el sp">{name}</span>
        {pinned.has(id) && <Icon name="pinOn" size="s" className={styles.mark} />}
        {closed && <Icon name="lock" size="s" className={styles.mark} />}
        <span className={styles.count}>{format.number(count, 0)}</span>
      </div>
    );
  };

  const node = (folder: Folder, level: number) => {
    const inner = children.get(folder._id) ?? [];
    const open = inner.length > 0 && isOpen(folder._id);
    const closed = folder.readers.length + folder.departments.length > 0;
    const marks = [
      pinned.has(folder._id) ? t('tree.pinned') : '',
      closed ? t('tree.closed') : '',
      folder._id === carried ? t('tree.carried') : '',
    ];
    // Flat, by levels: an item is called what stands in its line.
    return (
      <Fragment key={folder._id}>
        <div
          role="treeitem"
          data-id={folder._id}
          aria-level={level + 1}
          aria-selected={folder._id === current}
          aria-expanded={inner.length > 0 ? open : undefined}
          tabIndex={folder._id === focused ? 0 : -1}
          onKeyDown={(event) => keys(event, folder._id)}
        >
          {row(folder._id, folder.name, level, counts.get(folder._id) ?? 0, folder)}
          <span className="vh">{marks.filter(Boolean).join(', ')}</span>
        </div>
        {open && inner.map((each) => node(each, level + 1))}
      </Fragment>
    );
  };

  return (
    <div className={styles.treeBox}>
      <div role="tree" aria-label={t('tree.title')} ref={root} className={styles.tree}>
        <div
          role="treeitem"
          data-id={ALL}
          aria-level={1}
          aria-selected={current === ALL}
          tabIndex={focused === ALL ? 0 : -1}
          onKeyDown={(event) => keys(event, ALL)}
        >
          {row(ALL, t('tree.all'), 0, total)}
        </div>
        {(children.get(ALL) ?? []).map((folder) => node(folder, 0))}
      </div>
      <p className={`small ink2 ${styles.hint}`} role="status">
        {carried === undefined ? '' : t('tree.carrying', { name: carriedName })}
      </p>
    </div>
  );
}
