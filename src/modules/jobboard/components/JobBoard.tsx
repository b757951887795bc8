import { useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { WorkInShort } from '#modules/worklist/contract/calls.ts';
import { useWorksOfBoat } from '#modules/worklist/queries.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { byNeed, type JobContext, type JobRow } from '#modules/worklist/rules/rows.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { TabList, tabPanelProps } from '#ui/TabList.tsx';
import { usePhone } from '#ui/useMedia.ts';
import { type BoardKind, boardKinds, boardStatuses, columnsOf, isRecent } from '../columns.ts';
import { useBoardKeys } from '../useBoardKeys.ts';
import { useBoardMoves } from '../useBoardMoves.ts';
import { useBoardSearch } from '../useBoardSearch.ts';
import { useCardFocus } from '../useCardFocus.ts';
import { useDrag } from '../useDrag.ts';
import { BoardColumn } from './BoardColumn.tsx';
import styles from './board.module.css';
import { DoneWork } from './DoneWork.tsx';

const CompleteDialog = lazyDialog(() => import('#modules/job/components/CompleteDialog.tsx'));

type Props = { rows: readonly JobRow[]; context: JobContext };

const lastDone = (a: JobRow, b: JobRow) => (b.job.lastDoneDate ?? '').localeCompare(a.job.lastDoneDate ?? '');

/**
 * The latest work of each recurring job, which is open again, newest first. Daily checks of the round are left out,
 * because they would be most of the list.
 */
const recentWorks = (works: readonly WorkInShort[], rows: ReadonlyMap<string, JobRow>, today: string) => {
  const seen = new Set<string>();
  return works.filter(({ jobID, date }) => {
    const job = rows.get(jobID)?.job;
    if (!job || isClosed(job) || job.inRound || seen.has(jobID) || !isRecent(date, today)) return false;
    seen.add(jobID);
    return true;
  });
};

/** Jobs as cards in columns: by status, department or person. Moving a card to another column changes that value. */
export default function JobBoard({ rows, context }: Props) {
  const { t } = useTranslation('jobboard');
  const labels = useJobLabels();
  const phone = usePhone();
  const id = useId();
  const { by: kind = 'status', set } = useBoardSearch();
  const { today } = context;
  const people = [...context.people.values()];
  const columns = columnsOf([...rows].sort(byNeed), kind, { people, today }).map((column) =>
    kind === 'status' && column.id === 'done' ? { ...column, rows: column.rows.toSorted(lastDone) } : column,
  );
  const [tab, setTab] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const focusOn = useCardFocus(root);

  const nameOf = (column: string): string => {
    if (kind === 'person') return column === '' ? t('nobody') : (context.people.get(column)?.name ?? '');
    if (kind === 'department') return column || t('noDepartment');
    if (column === 'done') return t('done30');
    return labels.status(boardStatuses.find((status) => status === column) ?? '');
  };

  const { move, moved, finishing, endFinishing } = useBoardMoves(kind, {
    aboard: new Set(context.people.keys()),
    nameOf,
  });
  const byId = new Map(rows.map((row) => [row.job._id, row]));
  const titleOf = (key: string) => byId.get(key.slice(key.lastIndexOf('/') + 1))?.job.title ?? '';

  const drop = (key: string, to: string, focus: boolean) => {
    const at = key.lastIndexOf('/');
    const row = byId.get(key.slice(at + 1));
    if (!row) return;
    if (move(row.job, key.slice(0, at), to) && focus) focusOn(`${to}/${row.job._id}`);
    setAnnouncement('');
  };
  const keys = useBoardKeys({
    root,
    columns: columns.map((column) => column.id),
    onDrop: (key, to) => drop(key, to, true),
    onSay: (what, key, column) => setAnnouncement(t(what, { title: titleOf(key), column: nameOf(column) })),
  });
  // A phone shows one column at a time, so there is no target for a drag.
  const byPointer = useDrag(phone ? null : root, (key, to) => drop(key, to, false));
  const carried = byPointer ?? keys.carried;

  const { data: allWorks = [] } = useWorksOfBoat();
  const works = kind === 'status' ? recentWorks(allWorks, byId, today) : [];

  // Created outside the loop, so that columns do not re-render while nothing of theirs changes.
  const onMove = (row: JobRow, from: string, to: string) => drop(`${from}/${row.job._id}`, to, true);
  const doneWork = <DoneWork works={works} labels={labels} />;
  const targets = columns.map((column) => ({ id: column.id, name: nameOf(column.id) }));
  const current = columns.find((column) => column.id === tab) ?? columns.find((column) => column.rows.length);
  const visible = phone ? columns.filter((column) => column === (current ?? columns[0])) : columns;
  const inColumn = (key: string | undefined, column: string) =>
    key?.startsWith(`${column}/`) ? key : undefined;

  return (
    <div className={styles.board}>
      <div className={`${styles.tools} no-print`}>
        <Segmented<BoardKind>
          label={t('columns')}
          value={kind}
          options={boardKinds.map((value) => ({ value, label: t(`by.${value}`) }))}
          onChange={(value) => {
            setTab(undefined);
            set({ by: value === 'status' ? undefined : value });
          }}
        />
      </div>
      <p id={`${id}-hint`} className="vh">
        {t('hint')}
      </p>
      <p className="vh" role="status" aria-live="assertive">
        {announcement}
      </p>
      {phone && (
        <TabList
          label={t('columns')}
          idPrefix={id}
          value={visible[0]?.id ?? ''}
          onChange={setTab}
          items={columns.map((column) => ({
            id: column.id,
            label: nameOf(column.id),
            count: column.rows.length + (column.id === 'done' ? works.length : 0),
          }))}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the cards inside */}
      <div
        className={phone ? styles.one : styles.columns}
        ref={setRoot}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        {...(phone ? tabPanelProps(id, visible[0]?.id ?? '') : {})}
      >
        {visible.map((column) => (
          <BoardColumn
            key={`${kind}/${column.id}`}
            id={column.id}
            name={nameOf(column.id)}
            rows={column.rows}
            people={context.people}
            labels={labels}
            hintId={`${id}-hint`}
            active={inColumn(keys.active, column.id)}
            lifted={inColumn(carried?.key, column.id)}
            over={carried?.over === column.id && !inColumn(carried.key, column.id)}
            moved={moved}
            targets={targets}
            bare={phone}
            onMove={onMove}
            {...(column.id === 'done' && works.length > 0
              ? { after: doneWork, afterCount: works.length }
              : {})}
          />
        ))}
      </div>
      {finishing && <CompleteDialog jobs={[finishing]} onClose={endFinishing} />}
    </div>
  );
}
