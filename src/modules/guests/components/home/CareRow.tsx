import { AppLink } from '#ui/AppLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { GuestRow } from '../../useGuestRows.ts';
import styles from './care.module.css';

/** A guest's allergies and diet, each in full and on as many lines as they need. */
export function CareRow({ row, end }: { row: GuestRow; end: string }) {
  const { allergies, diet } = row.guest;
  return (
    <div className={`li ${styles.care} ${allergies ? 'rail-overdue' : ''}`}>
      <span className={allergies ? 'overdue-ink' : 'ink2'}>
        <Icon name={allergies ? 'error' : 'info'} />
      </span>
      <div className={styles.text}>
        {allergies && <b>{allergies}</b>}
        {diet && <span>{diet}</span>}
        <span className="small ink2">
          <AppLink to="/app/guestdetails/$id" params={{ id: row._id }} className="hit">
            {row.name}
          </AppLink>
        </span>
      </div>
      <span className="small ink2 nw">{end}</span>
    </div>
  );
}
