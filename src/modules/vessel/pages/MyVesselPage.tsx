import EditOutlined from '@mui/icons-material/EditOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#modules/auth/queries.ts';
import { VesselPeople } from '#modules/profile/components/VesselPeople.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import '../components/vessel.css';
import type { Particulars } from '../contract.ts';
import vesselWords from '../locales/en.ts';
import { useManagement, useParticulars } from '../queries.ts';
import { answersForVessel } from '../rules.ts';
import { useNow, useShipTime } from '../useShipTime.ts';

const ParticularsDialog = lazy(() => import('../components/ParticularsDialog.tsx'));

type Field = keyof (typeof vesselWords)['field'];
const isField = (field: string): field is Field => field in vesselWords.field;

/** The particulars of the present vessel: what crew lists, work orders and logs print. */
export function MyVesselPage() {
  const { t } = useTranslation(['vessel', 'nav', 'profile']);
  const user = useUser();
  const { data: boat, isError, refetch } = useParticulars(user.boatID);
  const [editing, setEditing] = useState(false);
  const may = answersForVessel(user);
  if (user.boatID === '')
    return (
      <>
        <PageHeader title={t('nav:myVessel')} />
        <EmptyState title={t('noBoat')} hint={t('noBoatHint')} />
      </>
    );
  if (!boat)
    return isError ? (
      <>
        <PageHeader title={t('nav:myVessel')} />
        <ErrorState title={t('failed')} onRetry={() => void refetch()} />
      </>
    ) : (
      <Skeleton rows={8} />
    );
  return (
    <>
      <PageHeader
        title={boat.name}
        facts={may ? t('facts') : t('who')}
        actions={
          <>
            <WaitingPill id={boat._id} />
            <Button icon={<PrintOutlined />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </>
        }
        primary={
          may && (
            <Button variant="primary" icon={<EditOutlined />} onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          )
        }
      />
      <Facts boat={boat} managementID={user.managementID} />
      {editing && (
        <Suspense>
          <ParticularsDialog boat={boat} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

function Facts({ boat, managementID }: { boat: Particulars; managementID: string }) {
  const { t, i18n } = useTranslation('vessel');
  const { data: company } = useManagement(managementID);
  const ship = useShipTime();
  const now = useNow();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const figure = (value: number, unit: string) => (value === 0 ? '' : `${number.format(value)} ${unit}`);
  const day = (iso: string) => ship.day(`${iso}T12:00:00Z`, now);
  const groups: ['identity' | 'registry' | 'build' | 'now', Partial<Record<Field, string>>][] = [
    [
      'identity',
      { name: boat.name, type: boat.type, imo: boat.imo, mmsi: boat.mmsi, callSign: boat.callSign },
    ],
    [
      'registry',
      {
        flag: boat.flag,
        portOfRegistry: boat.portOfRegistry,
        ...(company ? { company: company.name } : {}),
      },
    ],
    [
      'build',
      {
        grossTonnage: figure(boat.grossTonnage, t('gt')),
        length: figure(boat.length, t('metres')),
        builder: boat.builder,
        year: boat.year === 0 ? '' : String(boat.year),
      },
    ],
    [
      'now',
      {
        place: boat.place,
        timeZone: `${boat.timeZone.replaceAll('_', ' ')}, ${ship.time(now)}`,
        ...(boat.layUp ? { layUp: t('until', { from: day(boat.layUp.from), to: day(boat.layUp.to) }) } : {}),
      },
    ],
  ];
  return (
    <div className="grid2">
      {groups.map(([group, facts]) => (
        <Panel key={group} title={t(`group.${group}`)}>
          <dl className="vs-facts">
            {Object.entries(facts).map(([field, value]) => (
              <div key={field}>
                <dt>{isField(field) ? t(`field.${field}`) : field}</dt>
                <dd>{value || t('none')}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      ))}
      <VesselPeople />
    </div>
  );
}
