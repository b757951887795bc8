import { useTranslation } from '#lib/useTranslation.ts';
import { ListPage } from '#modules/savedviews/components/ListPage.tsx';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { fieldColumns } from '#ui/table/fieldColumns.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { IsmTabs } from '../components/IsmTabs.tsx';
import { type Form, formStatuses } from '../contract.ts';
import { useForms } from '../queries.ts';
import { formCategories } from '../rules/category.ts';
import { useFormWords } from '../useFormWords.ts';

const loadEditForm = () => import('../EditForm.tsx');
const loadStartersDialog = () => import('../components/StartersDialog.tsx');

const pageOf = ({ _id: id }: Form) => ({ to: '/app/boatadminforms/$id', params: { id } });

/** The forms of the vessel, as they are written. */
export function BoatFormsPage() {
  const { t } = useTranslation(['forms', 'table']);
  const format = useFormat();
  const wordsOf = useFormWords();
  const create = useDialog(loadEditForm);
  const starters = useDialog(loadStartersDialog);
  const { field, choice, day } = fieldColumns(t, (form: Form) => form);
  const categoryText = (value: string) => {
    const known = formCategories.find((each) => each === value);
    return known ? t(`category.${known}`) : value;
  };
  const statusText = (value: string) => {
    const known = formStatuses.find((each) => each === value);
    return known ? t(`status.${known}`) : value;
  };
  const columns = [
    field('code', { width: 90, card: 'meta' }),
    field('title', {
      primary: true,
      width: 260,
      grow: 1,
      value: ({ translations, title }) => wordsOf(translations)(title),
    }),
    choice('category', categoryText, { width: 150, filterInSight: true, order: formCategories, card: 'sub' }),
    field('version', { width: 100, align: 'end', searchable: false, card: 'meta', onCard: 'named' }),
    choice('status', statusText, { width: 130, order: formStatuses, card: 'badge' }),
    day('updatedAt', format.dayTime, { width: 160, card: 'none' }),
  ];
  return (
    <>
      <ListPage<Form>
        t={t}
        query={useForms()}
        saved="forms"
        facts={({ length: count }) => t('facts', { count })}
        actions={
          <Button icon={<Icon name="copy" />} onClick={() => starters.open()}>
            {t('starters')}
          </Button>
        }
        create={create}
        icon={<Icon name="paper" />}
        columns={columns}
        rowTo={pageOf}
        initialSort={{ id: 'title' }}
      >
        <IsmTabs />
      </ListPage>
      {starters.element}
    </>
  );
}
