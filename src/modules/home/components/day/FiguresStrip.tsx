import { useTranslation } from '#lib/useTranslation.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { type Readout, Readouts } from '#ui/Readouts.tsx';
import type { Figures } from '../../day.ts';
import styles from '../home.module.css';
import { toJobs } from './links.ts';

type Props = {
  /** Undefined while loading: every figure already has its space. */
  figures: Figures | undefined;
  where: 'port' | 'sea';
  /** Hour meters, for users who may enter them: their number, and how many are due for reading. */
  meters: { all: number; due: number } | undefined;
};

const BLANK = '\u00A0';

/** The state of the vessel's work; each figure links to the list that it counts. */
export function FiguresStrip({ figures, where, meters }: Props) {
  const { t } = useTranslation('home');
  const labels = useJobLabels();
  const { number } = useFormat();
  const say = (figure: number | undefined) => (figure === undefined ? BLANK : number(figure));
  const f = figures;
  const items: Readout[] = [
    {
      label: labels.t('state.overdue'),
      icon: <Icon name="error" size="s" />,
      figure: say(f?.overdue),
      source: f ? t('figure.overdueCritical', { count: f.overdueCritical }) : BLANK,
      act: f && f.overdue > 0 ? 'overdue' : undefined,
      link: toJobs.overdue,
    },
    {
      label: labels.t('state.due'),
      icon: <Icon name="clock" size="s" />,
      figure: say(f?.due),
      source: f ? t(where === 'port' ? 'figure.soonPort' : 'figure.soonSea', { count: f.dueHere }) : BLANK,
      act: f && f.due > 0 ? 'due' : undefined,
      link: toJobs.due,
    },
    {
      label: labels.status(''),
      icon: <Icon name="help" size="s" />,
      figure: say(f?.noStatus),
      source: f ? t('figure.noStatusNew', { count: f.noStatusNew }) : BLANK,
      link: toJobs.noStatus,
    },
    {
      label: labels.status('waitingParts'),
      icon: <Icon name="hourglass" size="s" />,
      figure: say(f?.waiting),
      source: f
        ? f.waitingDay === null
          ? t('figure.waitingNone')
          : t('figure.waitingDay', { day: labels.day(f.waitingDay) })
        : BLANK,
      link: toJobs.waitingParts,
    },
    {
      label: t('figure.mine'),
      icon: <Icon name="person" />,
      figure: say(f?.mine),
      source: f ? t('figure.mineOverdue', { count: f.mineOverdue }) : BLANK,
      link: toJobs.mine,
    },
  ];
  if (meters)
    items.push({
      label: t('due'),
      icon: <Icon name="gauge" />,
      figure: f ? say(meters.due) : BLANK,
      source: f ? t('dueSource', { count: meters.all }) : BLANK,
      link: { to: '/app/equipment/hours', search: { show: 'due' } },
    });
  return (
    <div className={styles.strip}>
      <Readouts label={t('atAGlance')} items={items} />
    </div>
  );
}
