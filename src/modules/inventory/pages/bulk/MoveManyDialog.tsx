import { useState } from 'react';
import { z } from 'zod/mini';
import { nowIso } from '#lib/clock.ts';
import { requiredItemRef, text } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { sameSpot } from '#modules/locations/rules.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { useBookMovements } from '#modules/movements/queries.ts';
import { addAlert } from '#stores/alerts.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import type { InventoryItem } from '../../contract.ts';
import { useSetStock } from '../../queries/setMany.ts';

const schema = z.object({
  locationID: requiredItemRef('locations'),
  shelves: text(80),
  locationBox: text(80),
  usual: z.boolean(),
});
type Values = z.input<typeof schema>;
type Props = { items: readonly InventoryItem[]; onDone: () => void; onClose: () => void };

/** Moves all that lies anywhere of several items to one place, and makes it their usual one. */
export default function MoveManyDialog({ items, onDone, onClose }: Props) {
  const { t } = useTranslation(['inventory', 'stockBulk']);
  const { options } = usePlaces();
  const { mutateAsync: book } = useBookMovements();
  const { mutateAsync: set } = useSetStock();
  // The same while the form is open: saving again after a lost answer is the same movement.
  const [ids] = useState(() => new Map<string, string>());
  const idOf = (key: string) => {
    const id = ids.get(key) ?? newId();
    ids.set(key, id);
    return id;
  };
  const submit = async ({ usual, ...spot }: z.output<typeof schema>) => {
    const movements = items.flatMap((item) =>
      item.places
        .filter((place) => place.quantity > 0 && !sameSpot(place, spot))
        .map(({ quantity, locationID, shelves, locationBox }) => ({
          _id: idOf(JSON.stringify([item._id, locationID, shelves, locationBox])),
          inventoryID: item._id,
          kind: 'move' as const,
          quantity,
          fromLocation: { locationID, shelves, locationBox },
          toLocation: spot,
          at: nowIso(),
        })),
    );
    const [first] = items;
    if (!first) return;
    const { boatID } = first;
    if (movements.length > 0) await book({ boatID, movements });
    if (usual) await set({ boatID, ids: items.map(({ _id }) => _id), fields: spot });
    onDone();
    void addAlert({ kind: 'success', text: t('stockBulk:moved', { count: items.length }) });
  };
  return (
    <FormDialog<Values, z.output<typeof schema>>
      title={t('stockBulk:moveTitle', { count: items.length })}
      schema={schema}
      defaultValues={{ locationID: '', shelves: '', locationBox: '', usual: true }}
      submitLabel={t('stockBulk:move')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="small ink2 wide">{t('stockBulk:moveHint')}</p>
      <PickInput<Values> name="locationID" label={t('field.locationID')} options={options} required wide />
      <TextInput<Values> name="shelves" label={t('field.shelves')} />
      <TextInput<Values> name="locationBox" label={t('field.locationBox')} />
      <SwitchInput<Values> name="usual" label={t('stockBulk:usual')} />
    </FormDialog>
  );
}
