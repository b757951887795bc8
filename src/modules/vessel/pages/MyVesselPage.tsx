import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { VesselPeople } from '#modules/profile/components/VesselPeople.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import styles from '../components/vessel.module.css';
import type { Particulars } from '../contract.ts';
import vesselWords from '../locales/en.ts';
import { useManagement, useParticulars } from '../queries.ts';
import { answersForVessel } from '../rules.ts';

type Field = keyof (typeof vesselWords)['field'];
const isField = (field: string): field is Field => field in vesselWords.field;

/** The particulars of the current vessel, as printed on crew lists, work orders and logs. */
export function MyVesselPage() {
  const { t } = useTranslation(['vessel', 'nav', 'profile']);
  const user = useUser();
  const { data: boat, isError, refetch } = useParticulars(user.boatID);
  const edit = useDialog(() => import('../components/ParticularsDialog.tsx'));
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
            <Button icon={<Icon name="print" />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </>
        }
        primary={
          may && (
            <Button variant="primary" icon={<Icon name="edit" />} onClick={() => edit.open({ boat })}>
              {t('edit')}
            </Button>
          )
        }
      />
      <Facts boat={boat} managementID={user.managementID} />
      {edit.element}
    </>
  );
}

function Facts({ boat, managementID }: { boat: Particulars; managementID: string }) {
  const { t } = useTranslation('vessel');
  const { data: company } = useManagement(managementID);
  const format = useFormat();
  const now = useNow();
  const figure = (value: number, unit: string) => (value === 0 ? '' : `${format.number(value, 2)} ${unit}`);
  const day = format.recentDay;
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
        timeZone: `${boat.timeZone.replaceAll('_', ' ')}, ${format.time(now)}`,
        ...(boat.layUp ? { layUp: t('until', { from: day(boat.layUp.from), to: day(boat.layUp.to) }) } : {}),
      },
    ],
  ];
  return (
    <div className="grid2">
      {groups.map(([group, facts]) => (
        <Panel key={group} title={t(`group.${group}`)}>
          <dl className={styles.facts}>
            {Object.entries(facts).map(([field, value]) => (
              <div key={field}>
                <dt>{isField(field) ? t(`field.${field}`) : field}</dt>
                <dd>{value || t('noEntry')}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      ))}
      <VesselPeople />
    </div>
  );
}
