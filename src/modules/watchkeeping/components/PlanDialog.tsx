import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { personName } from '#modules/profile/rules.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { MultiPick } from '#ui/form/MultiPick.tsx';
import { personOption } from '#ui/form/personOption.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { modes, planFields, stations, type WatchPlan } from '../contract.ts';
import { useCreatePlan, useRemovePlan, useUpdatePlan } from '../queries.ts';
import { templates } from '../rules/templates.ts';
import { useCrew } from '../useRota.ts';

type Values = z.input<typeof planFields>;

/** Own hours are asked for an own template only. */
function OwnHours() {
  const { t } = useTranslation('watchkeeping');
  const template: unknown = useWatch({ name: 'template' });
  return template === 'own' ? (
    <TextInput<Values> name="hours" label={t('field.hours')} help={t('hoursHelp')} required />
  ) : null;
}

/** A stretch of the itinerary, and how a station is kept then, by whom. */
export default function PlanDialog({ item, onClose }: { item?: WatchPlan; onClose: () => void }) {
  const { t } = useTranslation('watchkeeping');
  const { boatID } = useUser();
  const { today } = useFormat();
  const { crew } = useCrew();
  const { mutateAsync: create } = useCreatePlan();
  const { mutateAsync: update } = useUpdatePlan();
  const { mutateAsync: remove } = useRemovePlan();
  const ask = useAskDelete();
  const { opened, ...form } = useItemForm({
    name: 'watchplans',
    schema: planFields.check(
      z.refine(({ from, to }) => to >= from, { path: ['to'], message: t('backwards') }),
    ),
    item,
    blank: { from: today, to: today, mode: 'port', station: 'gangway', template: 'gangway' },
    create: (fields) => create({ ...fields, boatID }),
    update,
  });
  return (
    <FormDialog {...form} wide title={opened ? t('changePlan') : t('newPlan')} onClose={onClose}>
      <DateInput<Values> name="from" label={t('field.from')} required />
      <DateInput<Values> name="to" label={t('field.to')} required />
      <SelectInput<Values>
        name="mode"
        label={t('field.mode')}
        options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        required
      />
      <TextInput<Values> name="place" label={t('field.place')} />
      <SelectInput<Values>
        name="station"
        label={t('field.station')}
        options={stations.map((value) => ({ value, label: t(`station.${value}`) }))}
        required
      />
      <SelectInput<Values>
        name="template"
        label={t('field.template')}
        options={templates.map((value) => ({ value, label: t(`template.${value}`) }))}
        required
      />
      <OwnHours />
      <TextInput<Values> name="dayWork" label={t('field.dayWork')} help={t('dayWorkHelp')} />
      <MultiPick<Values>
        name="people"
        label={t('field.people')}
        options={crew.map((person) => personOption(person.userID, personName(person), person))}
        wide
      />
      {opened && (
        <div className="wide">
          <Button
            variant="danger"
            icon={<Icon name="trash" />}
            onClick={() => {
              // Close this dialog first, because dialogs do not stack.
              onClose();
              ask({ title: t('removePlan'), body: t('removePlanBody'), remove: () => remove(opened._id) });
            }}
          >
            {t('delete')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
