import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Icon } from '#ui/Icon.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { readRecentBoats, storeRecentBoat } from '../queries/recentBoats.ts';
import { useMyBoats, useSwitchBoat } from '../queries.ts';
import styles from './boatList.module.css';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The boats to choose from, those of late first, with a search. `onChosen` is called before the boat changes. */
export default function BoatList({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation('vessel');
  const me = useUser();
  const { data: boats = [] } = useMyBoats(true);
  const { mutate } = useSwitchBoat();
  const [sought, setSought] = useState('');
  const [recent] = useState(readRecentBoats);
  const rank = (id: string) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  const found = boats
    .filter(({ name, place }) => plain(`${name} ${place}`).includes(plain(sought.trim())))
    .sort((a, b) => rank(a._id) - rank(b._id));
  return (
    <div className="stack tight">
      <SearchBox value={sought} onChange={setSought} label={t('findBoat')} width="100%" />
      <ul className={`rows plain ${styles.list}`} aria-label={t('boats')}>
        {found.map(({ _id, name, place, free }) => (
          <li key={_id}>
            <button
              type="button"
              className={`${styles.boat} row`}
              aria-current={_id === me.boatID ? 'true' : undefined}
              onClick={() => {
                onChosen?.();
                storeRecentBoat(_id);
                if (_id !== me.boatID) mutate({ boatID: _id, boatName: name });
              }}
            >
              <Icon name={_id === me.boatID ? 'tick' : 'boat'} />
              <span className="sp">
                <b>{name}</b>
                {place && <span className={`${styles.place} small ink2`}>{place}</span>}
              </span>
              {free === EXPIRED && <StateChip state="overdue">{t('closed')}</StateChip>}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="ink2">{t('boatNotFound')}</p>}
    </div>
  );
}
