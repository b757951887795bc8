import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useDocuments } from '#modules/documents/queries.ts';
import { useInventory } from '#modules/inventory/queries.ts';
import { useShipCertificates } from '#modules/shipcertificates/queries.ts';
import { inForce } from '#modules/shipcertificates/rules/windows.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { MultiPick } from '#ui/form/MultiPick.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { RowList } from '#ui/form/RowList.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { type PackPart, type PortPack, partKinds, portPackFields } from './contract.ts';
import { useCreatePortPack, useUpdatePortPack } from './queries.ts';

type Values = z.input<typeof portPackFields>;
type Props = { item?: PortPack; onClose: () => void };

/** What every pack begins with. */
const firstParts = (): PackPart[] =>
  (['crewList', 'passengerList', 'lastPorts', 'stores'] as const).map((kind) => ({
    _id: newId(),
    kind,
    ref: '',
  }));

/** A part: its kind, and for a paper which one. */
function Part({ path }: { path: string }) {
  const { t } = useTranslation('portpacks');
  const { setValue } = useFormContext();
  const kind: unknown = useWatch({ name: `${path}.kind` });
  const { data: papers = [] } = useDocuments();
  const { data: certificates = [] } = useShipCertificates();
  const options =
    kind === 'certificate'
      ? inForce(certificates).map(({ _id, name, documentID }) => ({
          ...{ value: _id, label: name, hint: documentID ? '' : t('noPaper') },
        }))
      : papers.filter(({ withdrawn }) => !withdrawn).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      <SelectInput
        name={`${path}.kind`}
        label={t('field.kind')}
        options={partKinds.map((value) => ({ value, label: t(`part.${value}`) }))}
        required
        onChosen={() => setValue(`${path}.ref`, '', { shouldDirty: true })}
      />
      {(kind === 'certificate' || kind === 'document') && (
        <PickInput name={`${path}.ref`} label={t(`part.${kind}`)} options={options} />
      )}
    </>
  );
}

/** Adds a pack, or changes one: the port, its parts in their order, and who and what is on the lists. */
export default function EditForm({ item, onClose }: Props) {
  const { t } = useTranslation('portpacks');
  const me = useUser();
  const { data: stock = [] } = useInventory();
  const { mutateAsync: create } = useCreatePortPack();
  const { mutateAsync: update } = useUpdatePortPack();
  const { opened, ...form } = useItemForm({
    name: 'portpacks',
    schema: portPackFields,
    item,
    blank: { parts: firstParts(), ports: 10 },
    create: (fields) => create({ ...fields, boatID: me.boatID }),
    update,
  });
  const categories = [...new Set(stock.map(({ category }) => category))].filter(Boolean).sort();
  return (
    <FormDialog {...form} wide title={opened?.port ?? t('new')} onClose={onClose}>
      <TextInput<Values> name="port" label={t('field.port')} required autoFocus />
      <FormSection title={t('field.parts')} />
      <RowList
        name="parts"
        rowLabel={t('partLabel')}
        addLabel={t('addPart')}
        ordered
        blank={() => ({ _id: newId(), kind: 'document', ref: '' })}
      >
        {(path) => <Part path={path} />}
      </RowList>
      <FormSection title={t('lists')} />
      <SelectInput<Values>
        name="who"
        label={t('field.who')}
        options={(['aboard', 'all'] as const).map((value) => ({ value, label: t(`who.${value}`) }))}
        required
      />
      <SelectInput<Values>
        name="identity"
        label={t('field.identity')}
        options={(['passport', 'seamansBook'] as const).map((value) => ({
          value,
          label: t(`identity.${value}`),
        }))}
        required
      />
      <NumberInput<Values> name="ports" label={t('field.ports')} whole />
      {can(me, { flag: 'inventory' }) && (
        <MultiPick<Values>
          name="storeCategories"
          label={t('field.storeCategories')}
          help={t('storesHelp')}
          options={categories.map((value) => ({ value, label: value }))}
        />
      )}
      <TextArea<Values> name="note" label={t('field.note')} />
    </FormDialog>
  );
}
