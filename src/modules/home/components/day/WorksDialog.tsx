import { useTranslation } from '#lib/useTranslation.ts';
import type { WorkInShort } from '#modules/worklist/contract/calls.ts';
import { useJobContext } from '#modules/worklist/useJobRows.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ListRow } from '#ui/ListRow.tsx';

const MAX_WORKS = 100;

/** The work done since the last visit, newest first. */
export default function WorksDialog({
  works,
  onClose,
}: {
  works: readonly WorkInShort[];
  onClose: () => void;
}) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { machines } = useJobContext();
  return (
    <Dialog
      open
      title={t('jobsDone', { count: works.length })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <ul className="rows">
        {works.slice(0, MAX_WORKS).map((work) => (
          <li key={work._id}>
            <ListRow
              title={work.title}
              second={[machines.get(work.equipmentID)?.name, work.userName].filter(Boolean).join(' · ')}
              end={<span className="small ink2 nw">{format.dayTime(work.at)}</span>}
              to="/app/jobdetails/$id"
              params={{ id: work.jobID }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
