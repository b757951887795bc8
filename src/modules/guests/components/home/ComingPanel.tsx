import { useTranslation } from '#lib/useTranslation.ts';
import { isComing } from '#modules/profile/rules.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { type GuestRow, useGuestRows } from '../../useGuestRows.ts';
import { CareRow } from './CareRow.tsx';
import styles from './care.module.css';

const MAX_DAYS = 2;

/** Home: guests by the day on which they come, with their allergies in full. */
export default function ComingPanel() {
  const { t } = useTranslation('galley');
  const query = useGuestRows();
  const { today, longDay } = useFormat();
  return (
    <Panel title={t('guestsComing')} action={<AppLink to="/app/guests">{t('toGuests')}</AppLink>}>
      <Loaded query={query} failed={t('failed')} rows={4}>
        {(rows) => {
          const days = new Map<string, GuestRow[]>();
          for (const row of rows) {
            const arrives = row.guest.embarkmentDate ?? '';
            if (isComing({ onboard: row.aboard, arrives }, today))
              days.set(arrives, [...(days.get(arrives) ?? []), row]);
          }
          const first = [...days].sort(([a], [b]) => a.localeCompare(b)).slice(0, MAX_DAYS);
          if (first.length === 0) return <p className="pad small ink2">{t('nobodyComing')}</p>;
          return first.map(([day, coming]) => (
            <section key={day}>
              <h3 className={styles.group}>
                {longDay(day)} · {t('guests', { count: coming.length })}
              </h3>
              <ul className="rows">
                {coming
                  .filter(({ guest }) => guest.allergies !== '')
                  .map((row) => (
                    <li key={row._id}>
                      <CareRow row={row} end={row.guest.cabin} />
                    </li>
                  ))}
              </ul>
            </section>
          ));
        }}
      </Loaded>
    </Panel>
  );
}
