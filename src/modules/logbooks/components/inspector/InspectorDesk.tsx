import { useEffect, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Logo } from '#ui/Logo.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { InspectionView, ShownVolume } from '../../contract/inspection.ts';
import { useBookName } from '../../useBookName.ts';
import { BookPage } from './BookPage.tsx';
import { GiveBack } from './GiveBack.tsx';
import { HandedTo } from './HandedTo.tsx';
import styles from './inspector.module.css';
import { OpenedSoFar } from './OpenedSoFar.tsx';
import { SealCheck } from './SealCheck.tsx';

type Props = { view: InspectionView; token: string; isShips: boolean };

/** The inspector's desk: books on the left, the open page in the middle, what the seals say and what was opened on the right. */
export function InspectorDesk({ view, token, isShips }: Props) {
  const { t } = useTranslation('logproof');
  const { ship, volumes } = view;
  const [id, setID] = useState(volumes[0]?._id ?? '');
  const volume = volumes.find(({ _id }) => _id === id);
  const facts = [
    ship.imo && `IMO ${ship.imo}`,
    ship.callSign,
    [ship.flag, ship.portOfRegistry].filter(Boolean).join(', '),
    ship.grossTonnage ? `${ship.grossTonnage} GT` : '',
  ];
  useEffect(() => {
    document.title = `${ship.name} · Shipshape`;
  }, [ship.name]);
  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <Logo />
        <span className={styles.fact}>
          <h1>{ship.name}</h1>
          {facts.filter(Boolean).join(' · ')}
        </span>
        <HandedTo view={view} />
      </header>
      <main className={styles.columns}>
        <div className={styles.side}>
          <Panel title={t('booksShown')} count={volumes.length}>
            <ul className={styles.books}>
              {volumes.map((each) => (
                <BookButton key={each._id} volume={each} isOpen={each._id === id} onOpen={setID} />
              ))}
            </ul>
          </Panel>
          <p className="small ink2">{t('noted')}</p>
          {isShips && <GiveBack />}
        </div>
        {volume && <BookPage key={volume._id} {...{ volume, token, ship }} />}
        <div className={styles.side}>
          {volume && <SealCheck key={volume._id} {...{ volume, token }} />}
          <OpenedSoFar token={token} volumes={volumes} />
        </div>
      </main>
    </div>
  );
}

type ButtonProps = { volume: ShownVolume; isOpen: boolean; onOpen: (id: string) => void };

function BookButton({ volume, isOpen, onOpen }: ButtonProps) {
  const { t } = useTranslation('logproof');
  const nameOf = useBookName();
  const format = useFormat();
  return (
    <li>
      <button
        type="button"
        className={isOpen ? `${styles.book} ${styles.on}` : styles.book}
        aria-current={isOpen || undefined}
        onClick={() => onOpen(volume._id)}
      >
        <span>
          <b>{nameOf(volume.book)}</b>
          <span>
            {t('volumePages', { no: volume.no, count: volume.pages })}
            {volume.closedAt && `, ${t('closedOn', { day: format.day(volume.closedAt) })}`}
          </span>
        </span>
        <Icon name="book" />
      </button>
    </li>
  );
}
