import { useTranslation } from '#lib/useTranslation.ts';
import { isComing } from '#modules/profile/rules.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { type GuestRow, useGuestRows } from '../../useGuestRows.ts';
import { CareRow } from './CareRow.tsx';
import styles from './care.module.css';

const hasNeeds = ({ guest }: GuestRow) => guest.allergies !== '' || guest.diet !== '';

/** Home of the galley: allergies and diets of guests aboard and coming, in full. */
export default function AllergiesPanel() {
  const { t } = useTranslation('galley');
  const query = useGuestRows();
  const { today, day } = useFormat();
  return (
    <Panel title={t('allergies')} action={<AppLink to="/app/guests/galley">{t('print')}</AppLink>}>
      <Loaded query={query} failed={t('failed')} rows={6}>
        {(rows) => {
          const aboard = rows.filter((row) => row.aboard);
          const coming = rows
            .filter((row) =>
              isComing({ onboard: row.aboard, arrives: row.guest.embarkmentDate ?? '' }, today),
            )
            .sort((a, b) => (a.guest.embarkmentDate ?? '').localeCompare(b.guest.embarkmentDate ?? ''));
          return (
            <>
              <Group title={t('aboardNow', { count: aboard.length })} rows={aboard} />
              <Group
                title={t('comingGuests', { count: coming.length })}
                rows={coming}
                endOf={({ guest }) => day(guest.embarkmentDate)}
              />
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

type GroupProps = { title: string; rows: readonly GuestRow[]; endOf?: (row: GuestRow) => string };

function Group({ title, rows, endOf }: GroupProps) {
  const { t } = useTranslation('galley');
  const needing = rows.filter(hasNeeds);
  return (
    <section>
      <h3 className={styles.group}>{title}</h3>
      {needing.length === 0 ? (
        <p className="pad small ink2">{t('noNeeds')}</p>
      ) : (
        <ul className="rows">
          {needing.map((row) => (
            <li key={row._id}>
              <CareRow row={row} end={endOf?.(row) ?? row.guest.cabin} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
