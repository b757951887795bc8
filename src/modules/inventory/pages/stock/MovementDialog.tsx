import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { ApiError } from '#lib/apiError.ts';
import { nowIso } from '#lib/clock.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Spot } from '#modules/locations/contract.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { keyOf, spotOptions } from '#modules/movements/components/spots.ts';
import type { MovementKind, NewMovement } from '#modules/movements/contract.ts';
import { useBookMovements } from '#modules/movements/queries.ts';
import { afterMovements, effectOf, lacking, quantityAt } from '#modules/movements/rules.ts';
import { useBooked } from '#modules/movements/useBooked.ts';
import { JobField } from '#modules/worklist/components/JobField.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { inputNumber, parseNumber } from '#ui/format/parseNumber.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { InventoryItem } from '../../contract.ts';
import { stateLook, useStockLabels } from '../../useStockLabels.ts';
import styles from './movements.module.css';
import { StockKeys } from './StockKeys.tsx';

type Values = {
  figure: number | null;
  from: string;
  to: string;
  jobID: string;
  reason: string;
  note: string;
};
type Props = { item: InventoryItem; kind: MovementKind; onClose: () => void };

/** The deeds that one changes between without closing: as hands do, with the item before them. */
const quick = ['take', 'return', 'count', 'move'] as const satisfies readonly MovementKind[];

const takesFrom = (kind: MovementKind) => ['take', 'writeOff', 'supplierReturn', 'move'].includes(kind);
/** What is taken, or put back, can be for a job. */
const forJob = (kind: MovementKind) => kind === 'take' || kind === 'return';
const bringsTo = (kind: MovementKind) => ['receive', 'return', 'move', 'count'].includes(kind);

/** Takes, receives, counts, moves or writes off an item: what from where, how many, and what that leaves. */
export default function MovementDialog({ item, kind: first, onClose }: Props) {
  const { t } = useTranslation('movements');
  const format = useFormat();
  const { mutateAsync: book } = useBookMovements();
  const { paths, options: places } = usePlaces();
  const [kind, setKind] = useState(first);
  const [figure, setFigure] = useState<number | null>(first === 'count' ? null : 1);
  const [short, setShort] = useState(false);
  const booked = useBooked();
  // The same while the form is open: saving again after a lost answer is the same movement.
  const [id] = useState(newId);
  const spots = spotOptions(item, paths, places, t('noPlace'));
  const usual = keyOf(item);
  const fullest = item.places.toSorted((a, b) => b.quantity - a.quantity)[0];
  const source = quantityAt(item, item) > 0 || !fullest ? usual : keyOf(fullest);
  const schema = z.object({
    figure: z
      .nullable(z.number())
      .check(
        z.refine((value) => value !== null && (kind === 'count' ? value >= 0 : value > 0), t('howMany')),
      ),
    from: z.string(),
    to: z.string(),
    jobID: z.string(),
    reason: z
      .string()
      .check(z.trim(), z.maxLength(500))
      .check(
        z.refine(
          (reason) => !(short || kind === 'writeOff' || kind === 'supplierReturn') || reason !== '',
          t('sayWhy'),
        ),
      ),
    note: z.string().check(z.trim(), z.maxLength(200)),
  });
  const spotOf = (key: string): Spot | null => spots.find(({ value }) => value === key)?.spot ?? null;
  const movementOf = (values: Values): NewMovement => ({
    _id: id,
    inventoryID: item._id,
    kind,
    ...(kind === 'count' ? { counted: values.figure ?? 0 } : { quantity: values.figure ?? 0 }),
    ...(takesFrom(kind) ? { fromLocation: spotOf(values.from) } : {}),
    ...(bringsTo(kind) ? { toLocation: spotOf(values.to) } : {}),
    jobID: forJob(kind) ? values.jobID : '',
    reason: values.reason,
    note: values.note,
    at: nowIso(),
  });
  const submit = async (values: Values) => {
    const movement = movementOf(values);
    // Less is booked than is taken: that needs a reason, which the schema asks for from now on.
    const lacks = lacking(item, effectOf(item, movement)) > 0;
    if (lacks && !(short && values.reason)) {
      setShort(true);
      throw {
        messages: [{ msg: t('shortWhy', { left: format.number(leftAt(values.from)) }), path: 'reason' }],
      };
    }
    try {
      const undo = booked.undoOf(item, movement);
      await book({ boatID: item.boatID, movements: [lacks ? { ...movement, forced: true } : movement] });
      booked.show(item, movement, undo);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.messages.some(({ ask }) => ask !== undefined)) setShort(true);
      throw new ApiError(
        error.status,
        error.messages.map(({ msg, path }) => ({
          msg,
          path: path?.replace(/^movements\.0\.quantity$/, 'figure'),
        })),
      );
    }
  };
  const leftAt = (key: string) => {
    const spot = spotOf(key);
    return spot ? quantityAt(item, spot) : 0;
  };
  const count = figure === null ? '' : format.number(figure);
  return (
    <FormDialog<Values, Values>
      title={item.name}
      schema={schema}
      defaultValues={{
        figure: first === 'count' ? null : 1,
        from: source,
        to: usual,
        jobID: '',
        reason: '',
        note: '',
      }}
      submitLabel={t(`deed.${kind}`, { figure: count })}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={`wide ${styles.top}`}>
        <span className="ink2">{[item.manufacturer, item.partNo].filter(Boolean).join(' · ')}</span>
        <span className={styles.aboard}>
          <b>{format.quantity(item.totalAmount, item.unit)}</b> {t('onBoard')}
        </span>
      </div>
      {quick.some((each) => each === first) && (
        <div className="wide">
          <Segmented
            label={t('what')}
            options={quick.map((each) => ({ value: each, label: t(`kind.${each}`) }))}
            value={kind as (typeof quick)[number]}
            onChange={setKind}
          />
        </div>
      )}
      {takesFrom(kind) && (
        <SelectInput<Values> name="from" label={t('from')} options={spots.filter(({ here }) => here)} wide />
      )}
      {bringsTo(kind) && (
        <SelectInput<Values> name="to" label={t(kind === 'count' ? 'at' : 'to')} options={spots} wide />
      )}
      <Figure item={item} movementOf={movementOf} onFigure={setFigure} />
      {forJob(kind) && <JobField name="jobID" label={t('forJob')} />}
      {kind === 'receive' && <TextInput<Values> name="note" label={t('note')} wide />}
      <TextInput<Values> name="reason" label={t(kind === 'take' ? 'forWhat' : 'reason')} wide />
    </FormDialog>
  );
}

type FigureProps = {
  item: InventoryItem;
  movementOf: (values: Values) => NewMovement;
  onFigure: (figure: number | null) => void;
};

/** The figure with its keys, what it leaves on board, and the state that follows. */
function Figure({ item, movementOf, onFigure }: FigureProps) {
  const { t, i18n } = useTranslation('movements');
  const format = useFormat();
  const { stateOf, stateText } = useStockLabels();
  const { field, fieldState } = useController<Values, 'figure'>({ name: 'figure' });
  const { figure = null, from = '', to = '' } = useWatch<Values>();
  const [text, setText] = useState(figure === null ? '' : inputNumber(figure, i18n.language));
  const set = (typed: string) => {
    const value = parseNumber(typed, i18n.language);
    setText(typed);
    field.onChange(value);
    onFigure(value !== null && Number.isNaN(value) ? null : value);
  };
  const known = figure !== null && !Number.isNaN(figure);
  const movement = movementOf({ figure: known ? figure : 0, from, to, jobID: '', reason: '', note: '' });
  const after = known ? afterMovements(item, [movement]) : item;
  const isCount = movement.kind === 'count';
  const change = after.totalAmount - item.totalAmount;
  return (
    <div className={`wide ${styles.figure}`}>
      <div className={styles.result}>
        <input
          className={styles.big}
          type="text"
          inputMode="none"
          autoComplete="off"
          name="figure"
          aria-label={t('howManyLabel')}
          aria-invalid={fieldState.error ? true : undefined}
          ref={field.ref}
          value={text}
          onChange={(event) => set(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        <div className={styles.leaves}>
          <span role="status">
            {isCount && known
              ? change === 0
                ? t('asBooked')
                : t(change < 0 ? 'missing' : 'more', { amount: format.number(Math.abs(change)) })
              : t('leaves', { amount: format.quantity(after.totalAmount, item.unit) })}
          </span>
          <StateChip state={stateLook[stateOf(after)]}>{stateText(after)}</StateChip>
        </div>
      </div>
      {fieldState.error && (
        <span className="help err" role="alert">
          {fieldState.error.message}
        </span>
      )}
      <StockKeys text={text} onText={set} />
    </div>
  );
}
