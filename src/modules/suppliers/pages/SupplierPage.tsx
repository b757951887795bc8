import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { RecordPanels } from '#modules/history/components/RecordPanels.tsx';
import { SupplierOrders } from '#modules/orders/components/SupplierOrders.tsx';
import { useOrders } from '#modules/orders/queries.ts';
import { Columns } from '#ui/Columns.tsx';
import { DescriptionList, type Fact, mailLink, phoneLink, webLink } from '#ui/DescriptionList.tsx';
import { fieldFacts } from '#ui/fieldFacts.ts';
import { Icon } from '#ui/Icon.tsx';
import { ItemHeader } from '#ui/ItemHeader.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { type Supplier, suppliers } from '../contract.ts';
import { useDeleteSupplier, useSupplier } from '../queries.ts';

const route = getRouteApi('/app/supplier/$id');

/** A supplier's page: contact details, where they deliver, documents and history. */
export function SupplierPage() {
  const { t } = useTranslation(['suppliers', 'orders', 'files', 'history']);
  const { id } = route.useParams();
  // What was ordered stands between the panels: they would move when it comes.
  const { isLoading } = useOrders();
  return (
    <ItemPage
      query={useSupplier(id)}
      ready={!isLoading}
      title={t('title')}
      t={t}
      back={{ to: '/app/supplier' }}
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
  const fact = fieldFacts(t, item);
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
                  fact('phone', phoneLink(item.phone)),
                  fact('email', mailLink(item.email)),
                  fact('website', webLink(item.website)),
                  fact('operatingIn'),
                ]}
              />
            </Panel>
            {item.contacts.length > 0 && (
              <Panel title={t('field.contacts')} count={item.contacts.length}>
                <ul className="rows">
                  {item.contacts.map((person) => (
                    <li key={person._id}>
                      <ListRow
                        icon={<Icon name="person" />}
                        title={person.name}
                        second={person.role}
                        end={
                          <span className="small">
                            {phoneLink(person.phone)} {mailLink(person.email)}
                          </span>
                        }
                      />
                    </li>
                  ))}
                </ul>
              </Panel>
            )}
            <SupplierOrders supplier={item} />
            <Panel title={t('section.business')}>
              <DescriptionList
                facts={[
                  fact('customerNo'),
                  fact('terms'),
                  fact('language', item.language ? t(`language.${item.language}`) : t('noLanguage')),
                  fact('currency'),
                  ...item.links.map((link): Fact => [link.label, webLink(link.url), 'wide']),
                ]}
              />
            </Panel>
            <Panel title={t('section.address')}>
              <DescriptionList
                facts={[
                  fact('streetAddress'),
                  fact('postalCode'),
                  fact('city'),
                  fact('country'),
                  fact('description', item.description, 'wide'),
                ]}
              />
            </Panel>
          </>
        }
        right={<RecordPanels resource="suppliers" id={_id} files={t('files')} photosHint={t('photosHint')} />}
      />
    </>
  );
}
