import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RoundSheet } from '../components/hours/RoundSheet.tsx';
import { useAllEquipment } from '../queries.ts';

const route = getRouteApi('/app/equipment/hours');

/** Running hours: one round through all meters of the boat. */
export function RunningHoursPage() {
  // With the words that the round needs: it would take the page away until they are there.
  const { t } = useTranslation(['hours', 'equipment', 'readings']);
  const { show } = route.useSearch();
  const navigate = useNavigate();
  const boatID = useMaybeUser()?.boatID ?? '';
  const query = useAllEquipment();
  // Somebody without a boat has no machines.
  const data = query.data ?? (boatID === '' ? [] : undefined);
  if (data?.some((item) => item.metered && !item.isArchived))
    return (
      <RoundSheet
        key={boatID}
        boatID={boatID}
        listed={data}
        onlyDue={show === 'due'}
        onOnlyDue={(due) =>
          void navigate({ to: '/app/equipment/hours', search: due ? { show: 'due' } : {}, replace: true })
        }
      />
    );
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={t('kept')}
        crumbs={[{ label: t('equipment'), to: '/app/equipment' }]}
      />
      <div className="panel">
        <Loaded query={{ ...query, data }} failed={t('loadFailed')} rows={10} height={59}>
          {() => (
            <EmptyState
              icon={<Icon name="clock" />}
              title={t('noMeters')}
              hint={t('noMetersHint')}
              action={<ButtonLink to="/app/equipment">{t('toEquipment')}</ButtonLink>}
            />
          )}
        </Loaded>
      </div>
    </>
  );
}
