import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { PersonInShort } from '../contract/calls.ts';
import { useLoginPeople, usePeopleAshore } from '../queries/people.ts';
import { personName } from '../rules.ts';
import { PersonCell } from './PersonCell.tsx';
import styles from './person.module.css';

/** The managers ashore who look after the vessel, and the people who may sign in aboard. */
export function VesselPeople() {
  const { t } = useTranslation('profile');
  const ashore = usePeopleAshore();
  const login = useLoginPeople();
  // Rendered together; one after the other they would push each other down.
  const waiting = ashore.isPending || login.isPending;
  return (
    <>
      <Panel title={t('vesselPeople.ashore')} count={ashore.data?.length} className="no-print">
        {waiting ? (
          <Skeleton rows={4} />
        ) : !ashore.data ? (
          <ErrorState title={t('loadFailed')} onRetry={() => void ashore.refetch()} />
        ) : ashore.data.length === 0 ? (
          <EmptyState title={t('vesselPeople.nobody')} hint={t('vesselPeople.nobodyHint')} />
        ) : (
          <ul className="rows">
            {ashore.data.map((person) => (
              <li key={person._id}>
                <AshoreRow person={person} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t('vesselPeople.login')} count={login.data?.length} className="no-print">
        {waiting ? (
          <Skeleton rows={4} />
        ) : !login.data ? (
          <ErrorState title={t('loadFailed')} onRetry={() => void login.refetch()} />
        ) : (
          <ul className={styles.people}>
            {login.data.map((person) => (
              <li key={person._id}>
                <PersonCell {...person} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}

/** Phone and e-mail are on the profile: a link to it for users who may open it. */
function AshoreRow({ person }: { person: PersonInShort }) {
  const me = useUser();
  const { t } = useTranslation('profile');
  const name = personName(person) || t('noName');
  const opens = me.superadmin || (can(me, { flag: 'employees' }) && person.boatID === me.boatID);
  return (
    <ListRow
      title={name}
      second={[person.jobtitle, person.department].filter(Boolean).join(' · ')}
      icon={
        <span aria-hidden="true">
          <Avatar
            name={name}
            photo={person.profilePhoto || undefined}
            color={person.backgroundColor || undefined}
            size={32}
          />
        </span>
      }
      {...(opens ? { to: '/app/profiledetails/$id', params: { id: person._id } } : {})}
    />
  );
}
