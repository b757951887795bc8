import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Location } from '#modules/locations/contract.ts';
import { PATH_SEPARATOR, withInner } from '#modules/locations/rules.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { RunKind } from './run.ts';
import styles from './stockscan.module.css';

type Props = {
  place: Location;
  /** A box that was scanned before and looks for its place. */
  carried: Location | undefined;
  onStart: (kind: RunKind, place: string) => void;
  onCarry: () => void;
  onPutDown: (box: Location) => void;
  onLeave: () => void;
};

const kinds = [
  ['move', 'swap'],
  ['receive', 'receive'],
  ['take', 'take'],
] as const;

/** A place that was scanned: what is done there with the items that are scanned next. */
export function PlaceSheet({ place, carried, onStart, onCarry, onPutDown, onLeave }: Props) {
  const { t } = useTranslation('stockscan');
  const navigate = useNavigate();
  const { all, paths } = usePlaces();
  const { _id, name, parentID } = place;
  // A place does not go into itself, nor into what is in it.
  const fits = carried && carried.parentID !== _id && !withInner(carried._id, all).has(_id);
  const leave = (to: '/app/stocktake/new' | '/app/locations/$id') => () => {
    onLeave();
    void (to === '/app/stocktake/new'
      ? navigate({ to, search: { place: _id } })
      : navigate({ to, params: { id: _id } }));
  };
  return (
    <section className={styles.sheet} aria-label={name}>
      <div className={styles.head}>
        <div>
          <h3>{name}</h3>
          <p>{(paths.get(parentID) ?? []).join(PATH_SEPARATOR)}</p>
        </div>
      </div>
      <div className={styles.deeds}>
        {fits && (
          <Button variant="primary" big onClick={() => onPutDown(carried)}>
            {t('putBox', { name: carried.name })}
          </Button>
        )}
        {kinds.map(([kind, icon], index) => (
          <Button
            key={kind}
            big
            variant={index === 0 && !fits ? 'primary' : undefined}
            icon={<Icon name={icon} />}
            onClick={() => onStart(kind, _id)}
          >
            {t(`here.${kind}`)}
          </Button>
        ))}
        <Button big icon={<Icon name="count" />} onClick={leave('/app/stocktake/new')}>
          {t('here.count')}
        </Button>
        <Button big icon={<Icon name="place" />} onClick={onCarry}>
          {t('carry', { name })}
        </Button>
        <Button variant="link" onClick={leave('/app/locations/$id')}>
          {t('openPlace')}
        </Button>
      </div>
    </section>
  );
}
