import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { PhotosPanel } from '#modules/files/components/PhotosPanel.tsx';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { Columns } from '#ui/Columns.tsx';
import { DescriptionList, type Fact, mailLink, phoneLink, webLink } from '#ui/DescriptionList.tsx';
import { ItemHeader } from '#ui/ItemHeader.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { type Supplier, suppliers } from '../contract.ts';
import { useDeleteSupplier, useSupplier } from '../queries.ts';

const route = getRouteApi('/app/supplier/$id');

/** A supplier's page: contact details, where they deliver, documents and history. */
export function SupplierPage() {
  const { t } = useTranslation(['suppliers', 'files', 'history']);
  const { id } = route.useParams();
  return (
    <ItemPage
      query={useSupplier(id)}
      title={t('title')}
      t={t}
      back={{ to: '/app/supplier', label: t('toList') }}
    >
      {(supplier) => <Page key={id} item={supplier} />}
    </ItemPage>
  );
}

function Page({ item }: { item: Supplier }) {
  const { t } = useTranslation('suppliers');
  const mayWrite = can(useUser(), suppliers.access.write);
  const edit = useDialog(() => import('../EditForm.tsx'), { item });
  const { mutateAsync: remove } = useDeleteSupplier();
  const { _id, supplierName, category, city, country } = item;
  const fact = (name: 'operatingIn' | 'streetAddress' | 'postalCode' | 'city' | 'country'): Fact => [
    t(`field.${name}`),
    item[name],
  ];
  return (
    <>
      <ItemHeader
        id={_id}
        name={supplierName}
        facts={[category, city, country]}
        list={{ label: t('title'), to: '/app/supplier' }}
        edit={mayWrite && edit}
        remove={() => remove(_id)}
        removeBody={t('removeBody')}
      />
      <Columns
        left={
          <>
            <Panel title={t('section.contact')}>
              <DescriptionList
                facts={[
                  [t('field.phone'), phoneLink(item.phone)],
                  [t('field.email'), mailLink(item.email)],
                  [t('field.website'), webLink(item.website)],
                  fact('operatingIn'),
                ]}
              />
            </Panel>
            <Panel title={t('section.address')}>
              <DescriptionList
                facts={[
                  ...(['streetAddress', 'postalCode', 'city', 'country'] as const).map(fact),
                  [t('field.description'), item.description, 'wide'],
                ]}
              />
            </Panel>
          </>
        }
        right={
          <>
            <FilesPanel resource="suppliers" ownerID={_id} title={t('files')} />
            <PhotosPanel resource="suppliers" ownerID={_id} hint={t('photosHint')} />
            <HistoryPanel resource="suppliers" id={_id} />
          </>
        }
      />
    </>
  );
}
