import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { PhotosPanel } from '#modules/files/components/PhotosPanel.tsx';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { Button } from '#ui/Button.tsx';
import { Columns } from '#ui/Columns.tsx';
import { DescriptionList, mailLink, phoneLink, webLink } from '#ui/DescriptionList.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { usePhone } from '#ui/useMedia.ts';
import { WaitingPill } from '#ui/WaitingPill.tsx';
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
      {(supplier) => <Page key={id} supplier={supplier} />}
    </ItemPage>
  );
}

function Page({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('suppliers');
  const phone = usePhone();
  const mayWrite = can(useUser(), suppliers.access.write);
  const edit = useDialog(() => import('../components/SupplierDialog.tsx'), { supplier });
  const { mutateAsync: remove } = useDeleteSupplier();
  const askDelete = useAskDelete();
  const { _id, supplierName: name, category, city, country } = supplier;
  const deleteIt = () =>
    askDelete({
      name,
      body: t('removeBody'),
      remove: () => remove(_id),
      to: { to: '/app/supplier' },
    });
  return (
    <>
      <PageHeader
        title={name}
        facts={[category, city, country].filter(Boolean).join(' · ')}
        crumbs={[{ label: t('title'), to: '/app/supplier' }]}
        actions={
          <>
            <WaitingPill id={_id} />
            {mayWrite && <Button onClick={deleteIt}>{t('delete')}</Button>}
          </>
        }
        primary={
          mayWrite ? (
            <Button variant="primary" onClick={() => edit.open()}>
              {t('edit')}
            </Button>
          ) : undefined
        }
        primaryInBottomBar={phone}
      />
      <Columns
        left={
          <>
            <Panel title={t('section.contact')}>
              <DescriptionList
                facts={[
                  [t('field.phone'), phoneLink(supplier.phone)],
                  [t('field.email'), mailLink(supplier.email)],
                  [t('field.website'), webLink(supplier.website)],
                  [t('field.operatingIn'), supplier.operatingIn],
                ]}
              />
            </Panel>
            <Panel title={t('section.address')}>
              <DescriptionList
                facts={[
                  [t('field.streetAddress'), supplier.streetAddress],
                  [t('field.postalCode'), supplier.postalCode],
                  [t('field.city'), city],
                  [t('field.country'), country],
                  [t('field.description'), supplier.description, 'wide'],
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
      {edit.element}
    </>
  );
}
