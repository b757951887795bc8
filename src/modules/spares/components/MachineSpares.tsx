import { useEffect } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import type { MachinePanelProps } from '#modules/equipment/components/machinePanel.ts';
import { useStockAboard, useStockLoading } from '#modules/inventory/useStockAboard.ts';
import { useSpareEquipment } from '#modules/spareequipment/queries.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useSpares } from '../queries.ts';

/** More are in the spares book, which is a link away. */
const MOST = 8;

/** The spares of a machine that are kept aboard, and where they lie. */
export default function MachineSpares({ equipmentID: machineID, hidden, onReady }: MachinePanelProps) {
  const { t } = useTranslation('spares');
  // The pages of spares are for those who keep them.
  const opens = can(useUser(), { flag: 'spareparts' });
  const { data: equipment = [], isLoading: equipmentLoading } = useSpareEquipment();
  const { data: all = [], isLoading: sparesLoading } = useSpares();
  const aboard = useStockAboard();
  const stockLoading = useStockLoading();
  const ready = !(equipmentLoading || sparesLoading || stockLoading);
  useEffect(() => {
    if (ready) onReady();
  });
  const of = equipment.filter(({ equipmentGroupID }) => equipmentGroupID === machineID);
  const [first] = of;
  if (hidden || !first) return null;
  const ids = new Set(of.map(({ _id }) => _id));
  const kept = all.flatMap((spare) => {
    const stock = ids.has(spare.equipmentID) ? aboard(spare.inventoryID) : undefined;
    return stock ? [{ spare, stock }] : [];
  });
  return (
    <Panel
      title={t('sparesAboard')}
      count={kept.length || undefined}
      action={
        opens && (
          <AppLink to="/app/sections" search={{ equipment: first._id }}>
            {t('allParts')}
          </AppLink>
        )
      }
    >
      {kept.length === 0 ? (
        <p className="pad small ink2">{t('noneKept')}</p>
      ) : (
        <ul className="rows">
          {kept.slice(0, MOST).map(({ spare, stock }) => (
            <li key={spare._id}>
              <ListRow
                title={spare.designation}
                second={[spare.partNo, stock.where].filter(Boolean).join(' · ')}
                end={
                  <span
                    className={stock.state === 'none' || stock.state === 'below' ? 'overdue-ink nw' : 'nw'}
                  >
                    {stock.amount}
                  </span>
                }
                {...(opens ? { to: '/app/spareparts/$id' as const, params: { id: spare._id } } : {})}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
