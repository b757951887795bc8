import { useTranslation } from '#lib/useTranslation.ts';
import { dayIn } from '#lib/zonedTime.ts';
import type { User } from '#modules/auth/contract.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { useAllEquipment } from '#modules/equipment/queries.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { useJobRows } from '#modules/worklist/useJobRows.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWide } from '#ui/useMedia.ts';
import { figuresOf } from '../../day.ts';
import { dueMeters } from '../../rules.ts';
import styles from '../home.module.css';
import { DayPanels } from './DayPanels.tsx';
import { FiguresStrip } from './FiguresStrip.tsx';

const none: Equipment[] = [];

type Props = { user: User; mayEquipment: boolean; onReport: () => void };

/** The day of a user with jobs. It renders once the jobs are loaded, so that nothing shifts afterwards. */
export function DayHome({ user, mayEquipment, onReport }: Props) {
  const { t } = useTranslation('home');
  const { rows, around, isPending, isError, refetch } = useJobRows();
  const { data: all = none } = useAllEquipment();
  const { today } = around;
  const { timeZone, daysUntil } = useFormat();
  const wide = useWide();
  const inUse = all.filter((item) => !item.isArchived);
  const metered = inUse.filter((item) => item.metered);
  const due = dueMeters(inUse, daysUntil);
  const where = user.boat?.place ? 'port' : 'sea';
  const ready = !isPending && !isError;
  const strip = (
    <FiguresStrip
      figures={
        ready
          ? figuresOf(rows, { person: user, today, where, shipDay: (iso) => dayIn(iso, timeZone) })
          : undefined
      }
      where={where}
      meters={mayEquipment && !answersForVessel(user) ? { all: metered.length, due: due.length } : undefined}
    />
  );
  if (!ready)
    return (
      <div className={styles.home}>
        {wide && strip}
        <div className={styles.columns}>
          <div className="panel">
            {isError ? (
              <ErrorState title={t('jobsFailed')} onRetry={() => void refetch()} />
            ) : (
              <Skeleton rows={10} />
            )}
          </div>
        </div>
      </div>
    );
  return (
    <div className={styles.home}>
      {wide && strip}
      <DayPanels
        {...{ user, rows, today, onReport, inUse }}
        meters={mayEquipment ? { all: metered, due } : undefined}
        strip={wide ? null : strip}
      />
    </div>
  );
}
