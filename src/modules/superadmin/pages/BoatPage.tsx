import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import { useUser } from '#modules/auth/queries.ts';
import { freeChip, useFreeWord } from '#modules/management/components/FreeChip.tsx';
import { useCompanies } from '#modules/management/queries.ts';
import { UserTable } from '#modules/users/components/UserTable.tsx';
import { userQueries } from '#modules/users/queries.ts';
import { useParticulars, useSwitchBoat } from '#modules/vessel/queries.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import styles from '../components/superadmin.module.css';
import { type FleetBoat, freeStatuses } from '../contract.ts';
import { useBoats, useSetFree } from '../queries.ts';

const route = getRouteApi('/app/superadmin/$id');

/** One boat for superadmins: its status, its company, its people. */
export function BoatPage() {
  const { t } = useTranslation(['superadmin', 'table', 'users']);
  const { id } = route.useParams();
  const { data, isError, refetch } = useBoats();
  const boat = data?.find(({ _id }) => _id === id);
  if (boat) return <Shown boat={boat} />;
  if (!data && !isError) return <Skeleton rows={8} />;
  return (
    <>
      <PageHeader title={t('title')} />
      {data ? (
        <EmptyState
          title={t('gone')}
          hint={t('goneHint')}
          action={<ButtonLink to="/app/superadmin">{t('toList')}</ButtonLink>}
        />
      ) : (
        <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Shown({ boat }: { boat: FleetBoat }) {
  const { t } = useTranslation('superadmin');
  const me = useUser();
  const { mutateAsync: switchTo } = useSwitchBoat();
  const people = useQuery(userQueries.ofBoat(boat._id));
  const { data: companies = [] } = useCompanies();
  const { data: particulars } = useParticulars(boat._id);
  const edit = useDialog(() => import('#modules/vessel/components/ParticularsDialog.tsx'));
  const addUser = useDialog(() => import('#modules/users/components/NewUserDialog.tsx'), {
    accounts: people.data ?? [],
    companies,
    boatID: boat._id,
  });
  return (
    <>
      <PageHeader
        title={boat.name}
        facts={[boat.managementName, boat.place].filter(Boolean).join(' · ')}
        crumbs={[{ label: t('title'), to: '/app/superadmin' }]}
        actions={
          <>
            {particulars && (
              <Button icon={<Icon name="edit" />} onClick={() => edit.open({ boat: particulars })}>
                {t('shared:edit')}
              </Button>
            )}
            {boat._id === me.boatID ? (
              <span className="small ink2">{t('present')}</span>
            ) : (
              <Button
                icon={<Icon name="swap" />}
                onClick={() =>
                  switchTo({ boatID: boat._id, boatName: boat.name }).catch(
                    // The notice has already reported it.
                    () => undefined,
                  )
                }
              >
                {t('switch')}
              </Button>
            )}
          </>
        }
        primary={
          <Button variant="primary" icon={<Icon name="plus" />} onClick={() => addUser.open()}>
            {t('newUser')}
          </Button>
        }
      />
      <NeedsConnection />
      <div className="grid2">
        <Particulars boat={boat} />
        <Free boat={boat} />
      </div>
      <div className="apart" />
      <UserTable label={t('people')} query={people} saved="users" />
      {edit.element}
      {addUser.element}
    </>
  );
}

function Particulars({ boat }: { boat: FleetBoat }) {
  const { t } = useTranslation('superadmin');
  const move = useDialog(() => import('./MoveBoatDialog.tsx'), { boat });
  return (
    <Panel
      title={t('particulars')}
      action={
        <Button variant="link" onClick={() => move.open()}>
          {t('move')}
        </Button>
      }
    >
      <dl className="facts-list">
        <dt>{t('field.company')}</dt>
        <dd>
          {boat.managementID ? (
            <AppLink to="/app/management/$id" params={{ id: boat.managementID }}>
              {boat.managementName}
            </AppLink>
          ) : (
            t('company')
          )}
        </dd>
        <dt>{t('field.imo')}</dt>
        <dd>{boat.imo || t('noEntry')}</dd>
        <dt>{t('field.flag')}</dt>
        <dd>{boat.flag || t('noEntry')}</dd>
        <dt>{t('field.timeZone')}</dt>
        <dd>{boat.timeZone.replaceAll('_', ' ')}</dd>
      </dl>
      {move.element}
    </Panel>
  );
}

function Free({ boat }: { boat: FleetBoat }) {
  const { t } = useTranslation('superadmin');
  const freeWord = useFreeWord();
  const confirm = useConfirm();
  const { mutate, mutateAsync } = useSetFree();
  const current = freeStatuses.find((free) => free === boat.free);
  const set = (free: (typeof freeStatuses)[number]) => {
    if (free !== EXPIRED) return mutate({ id: boat._id, free });
    confirm({
      title: t('expireTitle', { name: boat.name }),
      body: t('freeHelp.EXPIRED'),
      action: t('expire'),
      danger: true,
      onConfirm: () => mutateAsync({ id: boat._id, free }),
    });
  };
  return (
    <Panel title={t('field.free')} action={freeChip(boat.free, freeWord(boat.free))}>
      <div className={styles.free}>
        <Segmented
          label={t('changeFree')}
          options={freeStatuses.map((free) => ({ value: free, label: freeWord(free) }))}
          value={current ?? 'ACTIVE'}
          onChange={set}
        />
        {current && <p className="small ink2">{t(`freeHelp.${current}`)}</p>}
      </div>
    </Panel>
  );
}
