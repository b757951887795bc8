import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { momentOf, wallTime } from '#lib/zonedTime.ts';
import { useUser } from '#modules/auth/queries.ts';
import { personName } from '#modules/profile/rules.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { stations, type Watch, watchFields } from './contract.ts';
import { useCreateWatch, useUpdateWatch } from './queries.ts';
import { useCrew } from './useRota.ts';

/** A moment by the ship's clock, as an instant. */
const momentIn = (zone: string) =>
  z.pipe(
    z.string().check(z.minLength(1)),
    z.transform((wall: string) => momentOf(wall, zone) ?? wall),
  );

const schemaIn = (zone: string) =>
  z.object({
    ...z.pick(watchFields, { userID: true, station: true, note: true }).shape,
    start: momentIn(zone),
    end: momentIn(zone),
  });
type Values = z.input<ReturnType<typeof schemaIn>>;

/** A single watch: somebody is added to the rota, or a watch is moved. */
export default function EditForm({ item, onClose }: { item?: Watch; onClose: () => void }) {
  const { t } = useTranslation('watchkeeping');
  const { boatID } = useUser();
  const { timeZone, today } = useFormat();
  const { crew } = useCrew();
  const { mutateAsync: create } = useCreateWatch();
  const { mutateAsync: update } = useUpdateWatch();
  const { opened, ...form } = useItemForm({
    name: 'watchkeeping',
    schema: schemaIn(timeZone),
    item,
    blank: { station: 'gangway', start: `${today}T20:00`, end: `${today}T23:00` },
    toForm: ({ userID, station, start, end, note }: Watch) => ({
      ...{ userID, station, note, start: wallTime(start, timeZone), end: wallTime(end, timeZone) },
    }),
    create: (fields) => create({ ...fields, boatID }),
    update,
  });
  return (
    <FormDialog {...form} title={opened ? t('changeWatch') : t('newWatch')} onClose={onClose}>
      <SelectInput<Values>
        name="userID"
        label={t('field.userID')}
        options={crew.map((person) => ({ value: person.userID, label: personName(person) }))}
        required
      />
      <SelectInput<Values>
        name="station"
        label={t('field.station')}
        options={stations.map((value) => ({ value, label: t(`station.${value}`) }))}
        required
      />
      <DateInput<Values> name="start" label={t('field.start')} time required />
      <DateInput<Values> name="end" label={t('field.end')} time required />
      <TextArea<Values> name="note" label={t('field.note')} />
    </FormDialog>
  );
}
