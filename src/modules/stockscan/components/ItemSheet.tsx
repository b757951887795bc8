import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { nowIso } from '#lib/clock.ts';
import type { Gs1 } from '#lib/gs1.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { quantityIn, StockStepper } from '#modules/inventory/components/StockStepper.tsx';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import { useUpdateInventoryItem } from '#modules/inventory/queries.ts';
import { stateLook, useStockLabels } from '#modules/inventory/useStockLabels.ts';
import type { NewMovement } from '#modules/movements/contract.ts';
import { useBookMovements } from '#modules/movements/queries.ts';
import { afterMovements, effectOf, lacking, quantityAt } from '#modules/movements/rules.ts';
import { useBooked } from '#modules/movements/useBooked.ts';
import { useMovementText } from '#modules/movements/useMovementText.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/form/Choice.tsx';
import { inputNumber } from '#ui/format/parseNumber.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { TickBox } from '#ui/TickBox.tsx';
import { useSpots } from '../useSpots.ts';
import type { Deed } from './JustNow.tsx';
import { type Run, runKinds } from './run.ts';
import styles from './stockscan.module.css';

const NO_PATHS: ReadonlyMap<string, readonly string[]> = new Map();

type Props = {
  item: InventoryItem;
  /** What the scanned box says of its lot. */
  gs1: Gs1 | undefined;
  run: Run;
  onRun: (run: Run) => void;
  onDone: (deed: Deed) => void;
  onLeave: () => void;
};

/** The item in hand: what is done with it, how many, and what that leaves. One press books it and looks for the next. */
export function ItemSheet({ item, gs1, run, onRun, onDone, onLeave }: Props) {
  const { t, i18n } = useTranslation(['stockscan', 'movements', 'inventory']);
  const navigate = useNavigate();
  const format = useFormat();
  const { stateOf, stateText } = useStockLabels();
  const { mutateAsync: book } = useBookMovements();
  const { mutate: update } = useUpdateInventoryItem();
  const { undoOf } = useBooked();
  const { lotsOf } = useMovementText(NO_PATHS);
  const [typed, setTyped] = useState<string>();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [keeps, setKeeps] = useState(item.locationID === '');
  const { kind, place } = run;
  const { from, to } = useSpots(item, run);

  const preset =
    kind === 'count' ? quantityAt(item, to.spot) : kind === 'move' ? quantityAt(item, from.spot) : 1;
  const text = typed ?? inputNumber(Math.max(0, preset), i18n.language);
  const quantity = quantityIn(text, i18n.language);
  const movement: NewMovement = {
    _id: '',
    inventoryID: item._id,
    kind,
    ...(kind === 'count' ? { counted: quantity ?? 0 } : { quantity: quantity ?? 0 }),
    ...(from.uses ? { fromLocation: from.spot } : {}),
    ...(to.uses ? { toLocation: to.spot } : {}),
    ...(kind === 'count' ? {} : { lot: gs1?.lot?.slice(0, 60) ?? '', expDate: gs1?.expires ?? null }),
    reason: reason.trim(),
    at: nowIso(),
  };
  const after = quantity === undefined ? item : afterMovements(item, [movement]);
  const lacks = lacking(item, effectOf(item, movement)) > 0;
  const homes = kind === 'move' && place !== '' && item.locationID !== place;
  const isReady =
    quantity !== undefined && (kind === 'count' || quantity > 0) && !(kind === 'move' && from.key === to.key);
  const enter = () => {
    if (!isReady) return;
    if (lacks && reason.trim() === '') return setAsked(true);
    const real = { ...movement, _id: newId(), ...(lacks ? { forced: true } : {}) };
    const undo = undoOf(item, real);
    const written = book({ boatID: item.boatID, movements: [real] });
    const { _id, locationID, shelves, locationBox } = item;
    if (homes && keeps) update({ _id, locationID: place, shelves: '', locationBox: '' });
    onDone({
      id: real._id,
      name: item.name,
      what: t(`movements:done.${kind}`, { figure: format.quantity(quantity, item.unit) }),
      written,
      undo: () => {
        undo();
        if (homes && keeps) update({ _id, locationID, shelves, locationBox });
      },
    });
  };
  const change = after.totalAmount - item.totalAmount;
  return (
    <form
      className={styles.sheet}
      aria-label={item.name}
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <div className={styles.head}>
        <div>
          <h3>{item.name}</h3>
          <p>{[item.manufacturer, item.partNo].filter(Boolean).join(' · ')}</p>
        </div>
        <div className={styles.aboard}>
          <b>{format.quantity(item.totalAmount, item.unit)}</b>
          <span>
            {item.minAmount === null
              ? t('movements:onBoard')
              : t('min', { amount: format.number(item.minAmount) })}
          </span>
        </div>
      </div>
      <div className={styles.kinds}>
        <Segmented
          label={t('what')}
          options={runKinds.map((each) => ({ value: each, label: t(`movements:kind.${each}`) }))}
          value={kind}
          onChange={(next) => {
            setTyped(undefined);
            setAsked(false);
            onRun({ ...run, kind: next });
          }}
        />
      </div>
      <StockStepper
        label={t('movements:howManyLabel')}
        text={text}
        onText={setTyped}
        note={
          kind === 'move'
            ? item.unit || t('movements:howManyLabel')
            : kind === 'count'
              ? change === 0
                ? t('movements:asBooked')
                : t(change < 0 ? 'movements:missing' : 'movements:more', {
                    amount: format.number(Math.abs(change)),
                  })
              : t('movements:leaves', { amount: format.quantity(after.totalAmount, item.unit) })
        }
      />
      {kind !== 'count' && (gs1?.lot || gs1?.expires) && (
        <p className="small ink2">
          {lotsOf({
            lots: [{ lot: gs1.lot ?? '', expDate: gs1.expires ?? null, amount: 1 }],
            amount: 1,
          })}
        </p>
      )}
      <div className={styles.state}>
        <StateChip state={stateLook[stateOf(after)]}>{stateText(after)}</StateChip>
      </div>
      {from.uses && (
        <Choice label={t('movements:from')} value={from.key} options={from.options} onChange={from.choose} />
      )}
      {to.uses && (
        <Choice
          label={t(kind === 'count' ? 'movements:at' : 'movements:to')}
          value={to.key}
          options={to.options}
          onChange={to.choose}
        />
      )}
      {homes && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the tick box is the control
        <label className={styles.tick}>
          <TickBox label={t('keep')} checked={keeps} onChange={setKeeps} />
          {t('keep')}
        </label>
      )}
      {lacks && (
        <label className={styles.why}>
          <span className={asked ? 'help err' : 'help'} role={asked ? 'alert' : undefined}>
            {t('short', { left: format.number(quantityAt(item, from.spot)) })}
          </span>
          <span className="in">
            <input
              value={reason}
              maxLength={500}
              aria-label={t('movements:reason')}
              aria-invalid={(asked && reason.trim() === '') || undefined}
              onChange={(event) => setReason(event.target.value)}
            />
          </span>
        </label>
      )}
      <div className={styles.go}>
        <Button type="submit" variant="primary" big disabled={!isReady}>
          {t(`go.${kind}`, { figure: quantity === undefined ? '' : format.number(quantity) })}
        </Button>
        <Button
          variant="link"
          onClick={() => {
            onLeave();
            void navigate({ to: '/app/inventory/$id', params: { id: item._id } });
          }}
        >
          {t('open')}
        </Button>
      </div>
    </form>
  );
}
