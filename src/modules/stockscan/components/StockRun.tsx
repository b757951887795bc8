import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { inventory } from '#modules/inventory/contract.ts';
import { useInventory } from '#modules/inventory/queries.ts';
import { mayChange } from '#modules/inventory/rules.ts';
import type { Location } from '#modules/locations/contract.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import type { ScanCardProps } from '#modules/scan/components/scanTarget.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useCarry } from '../useCarry.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { ItemSheet } from './ItemSheet.tsx';
import { type Deed, JustNow, type ShownDeed } from './JustNow.tsx';
import { PlaceSheet } from './PlaceSheet.tsx';
import type { Run, RunKind } from './run.ts';
import styles from './stockscan.module.css';

/**
 * Stock by scanning: an item asks how many, a place what is done there; then the camera looks for the next one, and the
 * same is done with it.
 */
export default function StockRun({ hit, onLeave, onNext }: ScanCardProps) {
  const { t } = useTranslation(['stockscan', 'movements', 'inventory']);
  const user = useUser();
  const { data: items = [] } = useInventory();
  const { all: places, paths } = usePlaces();
  const [run, setRun] = useState<Run>({ kind: 'take', place: '' });
  const [carried, setCarried] = useState<Location>();
  const [deeds, setDeeds] = useState<readonly ShownDeed[]>([]);
  const carry = useCarry();

  const writes = can(user, inventory.access.write);
  const item = hit?.kind === 'inventory' ? items.find(({ _id }) => _id === hit.id) : undefined;
  const place = hit?.kind === 'locations' ? places.find(({ _id }) => _id === hit.id) : undefined;
  const done = (deed: Deed) => {
    setDeeds((all) => [deed, ...all]);
    deed.written.then(
      () => setDeeds((all) => all.map((each) => (each === deed ? { ...each, isWritten: true } : each))),
      // The server refused it, and the alert says why: it was not done.
      () => setDeeds((all) => all.filter((each) => each !== deed)),
    );
    onNext();
  };
  const start = (kind: RunKind, at: string) => {
    setRun({ kind, place: at });
    setCarried(undefined);
    onNext();
  };
  const running = paths.get(run.place)?.at(-1);
  return (
    <>
      {hit && item && writes && (user.superadmin || mayChange(user, item)) ? (
        <ItemSheet
          key={item._id}
          item={item}
          gs1={hit.gs1}
          run={run}
          onRun={setRun}
          onDone={done}
          onLeave={onLeave}
        />
      ) : place && writes ? (
        <PlaceSheet
          key={place._id}
          place={place}
          carried={carried}
          onStart={start}
          onCarry={() => {
            setCarried(place);
            onNext();
          }}
          onPutDown={(box) => {
            setCarried(undefined);
            done(carry(box, place));
          }}
          onLeave={onLeave}
        />
      ) : hit ? (
        <Elsewhere hit={hit} onLeave={onLeave} />
      ) : (
        <section className={styles.run} aria-label={t('run')}>
          <Icon
            name={
              carried ? 'place' : run.kind === 'return' ? 'undo' : run.kind === 'move' ? 'swap' : run.kind
            }
          />
          <div>
            <b>
              {carried
                ? t('carrying', { name: carried.name })
                : running
                  ? t(`at.${run.kind}`, { place: running })
                  : t(`movements:kind.${run.kind}`)}
            </b>
            <span>{t(carried ? 'scanPlace' : 'scanNext')}</span>
          </div>
          <Button onClick={onLeave}>{t('done')}</Button>
        </section>
      )}
      <JustNow deeds={deeds} />
    </>
  );
}
