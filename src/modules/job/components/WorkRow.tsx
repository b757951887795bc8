import { useTranslation } from '#lib/useTranslation.ts';
import { toPhoto } from '#modules/files/components/PhotosPanel.tsx';
import { useFiles } from '#modules/files/queries.ts';
import type { Work } from '#modules/worklist/contract.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PhotoGrid } from '#ui/PhotoGrid.tsx';
import styles from '../job.module.css';

type Props = { work: Work; onUndo: (() => void) | undefined };

/** One completion: date, hours, whether in time, who, and its readings, parts, note and photos. */
export function WorkRow({ work, onUndo }: Props) {
  const { t } = useTranslation('job');
  const labels = useJobLabels();
  const { data: files = [] } = useFiles('worklist', work.jobID);
  const { number } = useFormat();
  const photos = files.filter((file) => work.photos.includes(file._id));
  const late = [
    work.late?.days ? t('lateDays', { count: work.late.days }) : '',
    work.late?.hours ? t('lateHours', { hours: labels.hours(work.late.hours) }) : '',
  ].filter(Boolean);
  const done = work.tasks.filter((task) => task.tick !== null).length;
  const readings = work.tasks.flatMap(({ text, unit, tick }) =>
    unit !== '' && tick?.value != null ? [`${text}: ${number(tick.value)} ${unit}`] : [],
  );
  const reasons = [
    ...work.tasks.flatMap(({ text, tick }) =>
      tick?.reason ? [`${text}: ${t('step.reason', { reason: tick.reason })}`] : [],
    ),
    ...(work.openReason ? [t('openBecause', { reason: work.openReason })] : []),
  ];
  const parts = work.parts.map(({ quantity, name, taken }) => {
    const used = `${t('quantityOf', { quantity: number(quantity) })} ${name}`;
    if (taken === undefined) return used;
    return `${used} · ${t('takenFromStock', { taken: number(taken) })}`;
  });
  return (
    <li className={styles.work}>
      <div className="row wrap">
        <b>{labels.day(work.date)}</b>
        {work.hours !== null && <span>{labels.hours(work.hours)}</span>}
        <span className="ink2">{work.userName}</span>
        {work.minutes !== null && <span className="ink2">{labels.minutes(work.minutes)}</span>}
        {late.length > 0 ? (
          <span className="overdue-ink">
            <Icon name="error" size="s" /> {late.join(', ')}
          </span>
        ) : (
          <span className="done-ink">
            <Icon name="check" size="s" /> {t('inTime')}
          </span>
        )}
        <span className="sp" />
        {work.latest && onUndo && (
          <Button variant="link" slim onClick={onUndo}>
            {t('undo')}
          </Button>
        )}
      </div>
      {work.note && <p className="pre">{work.note}</p>}
      {work.tasks.length > 0 && <p className="small ink2">{t('tasksOf', { done, of: work.tasks.length })}</p>}
      {[...readings, ...reasons, ...parts].map((line) => (
        <p key={line} className="small ink2">
          {line}
        </p>
      ))}
      {photos.length > 0 && <PhotoGrid photos={photos.map(toPhoto)} />}
    </li>
  );
}
