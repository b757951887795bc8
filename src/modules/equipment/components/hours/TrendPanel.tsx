import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#modules/vessel/useShipTime.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { MonthBars } from '#ui/MonthBars.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { Equipment, Reading } from '../../contract.ts';
import { useReadings } from '../../queries.ts';
import { hoursByMonth } from '../../rules.ts';
import { showHours } from './hourInput.ts';
import { ReadingsTable } from './ReadingsTable.tsx';
import './hours.css';

const FIRST = 8;

/** Hours a month as bars with a letter each; the figures are in the label. */
function HoursBars({ readings }: { readings: readonly Reading[] }) {
  const { t, i18n } = useTranslation('hours');
  const months = hoursByMonth(readings, useNow());
  const name = (month: string, style: 'narrow' | 'short') =>
    new Intl.DateTimeFormat(i18n.language, { month: style, timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00:00Z`),
    );
  const list = months
    .map(({ month, hours }) =>
      t('trend.bar', { month: name(month, 'short'), hours: showHours(hours, i18n.language) }),
    )
    .join(', ');
  // In Chinese and Japanese a narrow month is a number with its word: the number is enough below a bar.
  const letter = (month: string) =>
    name(month, 'narrow').replace(/\D+$/, (rest) => (/\d/.test(name(month, 'narrow')) ? '' : rest));
  return (
    <MonthBars
      label={t('trend.bars', { list })}
      bars={months.map(({ month, hours }) => ({ label: letter(month), value: hours }))}
    />
  );
}

/** How much a machine ran: hours a month, and its last readings. */
export function TrendPanel({ equipment }: { equipment: Equipment }) {
  const { t } = useTranslation('hours');
  const { data, isError, refetch } = useReadings(equipment._id);
  const [every, setEvery] = useState(false);
  const count = data?.length ?? 0;
  return (
    <Panel title={t('trend.title')}>
      {isError && !data ? (
        <ErrorState title={t('trend.failed')} onRetry={() => refetch()} />
      ) : !data ? (
        <div className="tr-room">
          <Skeleton rows={FIRST} />
        </div>
      ) : count === 0 ? (
        <EmptyState
          icon={<Glyph name="clock" />}
          title={t(equipment.metered ? 'trend.none' : 'trend.noMeter')}
          hint={t(equipment.metered ? 'trend.noneHint' : 'trend.noMeterHint')}
        />
      ) : (
        <>
          <div className="tr-bars">
            <HoursBars readings={data} />
          </div>
          <ReadingsTable readings={data} count={every ? count : FIRST} />
          {count > FIRST && !every && (
            <Button variant="link" onClick={() => setEvery(true)}>
              {t('trend.showAll', { count })}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}
