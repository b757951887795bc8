import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import type { Zoom } from '../rules.ts';
import styles from './calendar.module.css';

type Props = {
  period: string;
  zoom: Zoom;
  zooms: readonly Zoom[];
  onStep: (pages: number) => void;
  onToday: () => void;
  onZoom: (zoom: Zoom) => void;
};

/** The calendar's controls: back, forward, today, and the zoom. */
export function CalendarTools({ period, zoom, zooms, onStep, onToday, onZoom }: Props) {
  const { t } = useTranslation('jobboard');
  return (
    <div className={styles.tools}>
      <span className="row no-print">
        <IconButton
          label={t(`previous.${zoom}`)}
          icon={<Icon name="left" className="flip" />}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={t(`next.${zoom}`)}
          icon={<Icon name="right" className="flip" />}
          onClick={() => onStep(1)}
        />
      </span>
      <h2 aria-live="polite">{period}</h2>
      <span className="sp" />
      <span className="row no-print">
        <Button onClick={onToday}>{t('today')}</Button>
        {zooms.length > 1 && (
          <Segmented<Zoom>
            label={t('zoom.label')}
            value={zoom}
            options={zooms.map((value) => ({ value, label: t(`zoom.${value}`) }))}
            onChange={onZoom}
          />
        )}
      </span>
    </div>
  );
}
