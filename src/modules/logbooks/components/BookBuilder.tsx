import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { RowList } from '#ui/form/RowList.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { Icon } from '#ui/Icon.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import type { LogForm } from '../contract.ts';
import { useCreateForm, useRemoveForm, useUpdateForm, useVolumes } from '../queries.ts';
import { ownDescription as ownForm } from '../rules/ownDescription.ts';
import { OwnFieldInputs } from './OwnFieldInputs.tsx';

type Values = z.input<typeof ownForm>;

/** The fields of a vessel's own book, in the order in which they are entered. */
export default function Builder({ item }: { item: LogForm | undefined }) {
  const { t } = useTranslation('logbooks');
  const { boatID } = useUser();
  const navigate = useNavigate();
  const { data: volumes = [] } = useVolumes();
  const { mutateAsync: create } = useCreateForm();
  const { mutateAsync: update } = useUpdateForm();
  const { mutate: remove } = useRemoveForm();
  const askDelete = useAskDelete();
  const open = (id: string) => navigate({ to: '/app/custom/logbook/$id', params: { id } });
  const { opened, ...form } = useItemForm({
    name: 'logforms',
    schema: ownForm,
    item,
    create: async (fields) => {
      const { _id } = await create({ ...fields, boatID });
      await open(_id);
    },
    update: async (change) => {
      await update(change);
      await open(change._id);
    },
  });
  const isUsed = volumes.some(({ book }) => book === `own-${opened?._id}`);
  return (
    <>
      <PageHeader
        title={opened?.title ?? t('newBook')}
        facts={t('builderFacts')}
        crumbs={[{ label: t('title'), to: '/app/logbook' }]}
        actions={
          opened &&
          !isUsed && (
            <Button
              icon={<Icon name="trash" />}
              onClick={() =>
                askDelete({
                  name: opened.title,
                  remove: () => remove(opened._id),
                  to: { to: '/app/logbook' },
                })
              }
            >
              {t('deleteBook')}
            </Button>
          )
        }
      />
      <div className="panel">
        <div className="pad">
          <Form {...form} label={opened?.title ?? t('newBook')}>
            <TextInput<Values> name="title" label={t('field.title')} required />
            <TextInput<Values> name="hint" label={t('field.hint')} />
            <NumberInput<Values> name="keepYears" label={t('field.keepYears')} whole />
            <h2 className="wide">{t('field.fields')}</h2>
            <RowList
              name="fields"
              rowLabel={t('bookField')}
              addLabel={t('addField')}
              blank={newField}
              empty={t('noFields')}
              ordered
            >
              {(path) => <OwnFieldInputs path={path} />}
            </RowList>
          </Form>
        </div>
      </div>
    </>
  );
}

const newField = () => ({
  key: `f${Math.random().toString(36).slice(2, 9)}`,
  ...{ name: '', kind: 'number', unit: '', min: null, max: null, decimals: 1, values: [] },
  ...{ required: false, carry: false },
});
