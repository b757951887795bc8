import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { RecordPanels } from '#modules/history/components/RecordPanels.tsx';
import { useStockAboard } from '#modules/inventory/useStockAboard.ts';
import { useSections } from '#modules/sections/queries.ts';
import { useSpareEquipment } from '#modules/spareequipment/queries.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Columns } from '#ui/Columns.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { fieldFacts } from '#ui/fieldFacts.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { ItemHeader } from '#ui/ItemHeader.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { type Spare, spares } from '../contract.ts';
import { useDeleteSpare, useSpare } from '../queries.ts';

const route = getRouteApi('/app/spareparts/$id');

/** A part's page: what it is, where it sits, its photos, files and history. */
export function SparePage() {
  const { t } = useTranslation(['spares', 'files', 'history']);
  const { id } = route.useParams();
  // The way to the drawing stands first in the header, which would move when it comes.
  const { isLoading } = useSections();
  return (
    <ItemPage
      query={useSpare(id)}
      ready={!isLoading}
      title={t('title')}
      t={t}
      back={{ to: '/app/boatspareparts' }}
    >
      {(spare) => <Page key={id} item={spare} />}
    </ItemPage>
  );
}

function Page({ item }: { item: Spare }) {
  const { t } = useTranslation('spares');
  const { number } = useFormat();
  const mayWrite = can(useUser(), spares.access.write);
  const { data: equipment = [] } = useSpareEquipment();
  const { data: sections = [] } = useSections();
  const stock = useStockAboard()(item.inventoryID);
  const edit = useDialog(() => import('../components/SpareDialog.tsx'), { item });
  const { mutateAsync: remove } = useDeleteSpare();
  const { _id, designation, quantity, unit } = item;
  const of = equipment.find((each) => each._id === item.equipmentID);
  const section = sections.find((each) => each._id === item.sectionID);
  const fact = fieldFacts(t, item);
  return (
    <>
      <ItemHeader
        id={_id}
        name={designation}
        facts={[item.partNo, of?.equipmentName ?? '', section?.sectionName ?? '']}
        list={{ label: t('book'), to: '/app/spareparts' }}
        edit={mayWrite && edit}
        remove={() => remove(_id)}
        removeBody={t('removeBody')}
      >
        {section && (
          <ButtonLink to="/app/sections/$id" params={{ id: section._id }} search={{ part: _id }}>
            {t('showInDrawing')}
          </ButtonLink>
        )}
      </ItemHeader>
      <Columns
        left={
          <>
            <Panel title={t('group.where')}>
              <DescriptionList
                facts={[
                  [
                    t('field.equipmentID'),
                    of && (
                      <AppLink to="/app/sections" search={{ equipment: of._id }}>
                        {of.equipmentName}
                      </AppLink>
                    ),
                  ],
                  [
                    t('field.sectionID'),
                    section && (
                      <AppLink to="/app/sections/$id" params={{ id: section._id }} search={{ part: _id }}>
                        {section.sectionName}
                      </AppLink>
                    ),
                  ],
                  fact('key'),
                  [
                    t('field.quantity'),
                    quantity !== null && [number(quantity), unit].filter(Boolean).join(' '),
                  ],
                ]}
              />
            </Panel>
            <Panel title={t('inStock')}>
              {stock ? (
                <DescriptionList
                  facts={[
                    [
                      t('field.inventoryID'),
                      <AppLink key="item" to="/app/inventory/$id" params={{ id: stock.item._id }}>
                        {stock.item.name}
                      </AppLink>,
                    ],
                    [t('onBoard'), `${stock.amount} · ${stock.stateText}`],
                    [t('lies'), stock.where, 'wide'],
                  ]}
                />
              ) : (
                <p className="pad small ink2">{t('notKept')}</p>
              )}
            </Panel>
            <Panel title={t('group.particulars')}>
              <DescriptionList
                facts={[
                  fact('partNo'),
                  fact('measurement'),
                  fact('standard'),
                  fact('serailNo'),
                  fact('fn'),
                  fact('department'),
                  fact('description', item.description, 'wide'),
                ]}
              />
            </Panel>
          </>
        }
        right={<RecordPanels resource="spares" id={_id} photosHint={t('photosHint')} />}
      />
    </>
  );
}
