import { useTranslation } from '#lib/useTranslation.ts';
import { useAboard } from '#modules/profile/queries.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import { eatsOn } from '../../rules/stays.ts';
import { useGuestRows } from '../../useGuestRows.ts';

const BLANK = '\u00A0';

/** The day after a day. */
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Home of the galley: how many eat today, tomorrow, and on the next days on which guests come or go. */
export default function FeedPanel() {
  const { t } = useTranslation('galley');
  const { today, day: dayText } = useFormat();
  const { data: people } = useAboard();
  const { data: rows } = useGuestRows();
  const here = (kind: 'crew' | 'visitor') =>
    people?.filter((person) => person.kind === kind && person.onboard).length ?? 0;
  const guestsOn = (day: string) => rows?.filter((row) => eatsOn(row, day, today)).length ?? 0;
  const isKnown = people !== undefined && rows !== undefined;
  const [crew, visitors] = [here('crew'), here('visitor')];
  const tomorrow = dayAfter(today);
  const changes = (rows ?? [])
    .flatMap(({ aboard, guest }) => [
      ...(aboard ? [] : [guest.embarkmentDate ?? '']),
      ...(guest.disembarkmentDate ? [dayAfter(guest.disembarkmentDate)] : []),
    ])
    .filter((day) => day > tomorrow)
    .sort();
  const next = [...new Set(changes)].slice(0, 2);
  // Visitors are there today; nobody knows whether they come back.
  const cell = (label: string, day: string, others: number) => {
    const guests = guestsOn(day);
    const parts = [
      t('crew', { count: crew }),
      t('guests', { count: guests }),
      ...(others > 0 ? [t('visitors', { count: others })] : []),
    ];
    return {
      label,
      figure: isKnown ? crew + guests + others : BLANK,
      source: isKnown ? parts.join(', ') : BLANK,
    };
  };
  return (
    <Readouts
      label={t('feed')}
      items={[
        cell(t('today'), today, visitors),
        cell(t('tomorrow'), tomorrow, 0),
        ...next.map((day) => cell(dayText(day), day, 0)),
      ]}
    />
  );
}
