import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useAround } from '#modules/forms/useAround.ts';
import { RecordPanels } from '#modules/history/components/RecordPanels.tsx';
import { useSheetSigners } from '#modules/hoursofrest/queries.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Columns } from '#ui/Columns.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { fieldFacts } from '#ui/fieldFacts.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ItemHeader } from '#ui/ItemHeader.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { isLate, statusChip } from '../components/statusChip.tsx';
import { type Nonconformity, nonconformities } from '../contract.ts';
import { useNonconformity, useRemoveNonconformity, useUpdateNonconformity } from '../queries.ts';
import { objectionTo, stepAfter } from '../rules/steps.ts';

const route = getRouteApi('/app/ism/nonconformities/$id');

/** One non-conformity: what was found, why, what is done about it, who verified it. */
export function NonconformityPage() {
  const { t } = useTranslation('nonconformities');
  const { id } = route.useParams();
  const { isLoading } = useSheetSigners();
  return (
    <ItemPage
      query={useNonconformity(id)}
      ready={!isLoading}
      title={t('title')}
      t={t}
      back={{ to: '/app/ism/nonconformities' }}
    >
      {(item) => <Page key={id} item={item} />}
    </ItemPage>
  );
}

function Page({ item }: { item: Nonconformity }) {
  const { t } = useTranslation('nonconformities');
  const format = useFormat();
  const { _id: me } = useUser();
  const { people } = useAround();
  const edit = useDialog(() => import('../EditForm.tsx'), { item });
  const { mutateAsync: remove } = useRemoveNonconformity();
  const { mutateAsync: update } = useUpdateNonconformity();
  const fact = fieldFacts(t, item);
  const next = stepAfter(item.status);
  const objection = next && objectionTo({ ...item, status: next }, item, me);
  const nameOf = (id: string) => people.find(({ value }) => value === id)?.label ?? '';
  const stamp = (by: string, at: string | null) => (at ? `${by}, ${format.dayTime(at)}` : '');
  return (
    <>
      <ItemHeader
        id={item._id}
        name={nonconformities.nameOf(item)}
        facts={[t(`kind.${item.kind}`)]}
        list={{ label: t('title'), to: '/app/ism/nonconformities' }}
        edit={edit}
        remove={() => remove(item._id)}
        removeBody={t('removeBody')}
      />
      <Columns
        left={
          <>
            <Panel title={t('field.status')}>
              <div className="pad stack">
                <p>{statusChip(item.status, t(`status.${item.status}`), isLate(item, format.today))}</p>
                {next &&
                  (objection ? (
                    <p className="small ink2">{t(`needs.${objection.key}`)}</p>
                  ) : (
                    <p>
                      <Button big onClick={() => update({ _id: item._id, status: next })}>
                        {t(`step.${next}`)}
                      </Button>
                    </p>
                  ))}
              </div>
            </Panel>
            <Panel title={t('section')}>
              <DescriptionList
                facts={[
                  fact('description', item.description, 'wide'),
                  fact('found', item.found ? format.day(item.found) : ''),
                  fact('cause', item.cause, 'wide'),
                  fact('correctiveAction', item.correctiveAction, 'wide'),
                  fact('responsible', nameOf(item.responsible)),
                  fact('due', item.due ? format.day(item.due) : ''),
                  [t('verified'), stamp(item.verifiedBy, item.verifiedAt)],
                  [t('closed'), stamp(item.closedBy, item.closedAt)],
                ]}
              />
            </Panel>
            {item.fillID && (
              <Panel title={t('fromForm')}>
                <div className="pad">
                  <p>{item.answer}</p>
                  <AppLink to="/app/formarchives/$id" params={{ id: item.fillID }}>
                    {t('showForm')}
                  </AppLink>
                </div>
              </Panel>
            )}
          </>
        }
        right={<RecordPanels resource="nonconformities" id={item._id} photosHint={t('photosHint')} />}
      />
    </>
  );
}
