import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
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
        <Loaded
          query={{ ...ashore, data: waiting ? undefined : ashore.data }}
          failed={t('loadFailed')}
          none={<EmptyState title={t('vesselPeople.nobody')} hint={t('vesselPeople.nobodyHint')} />}
        >
          {(people) => (
            <ul className="rows">
              {people.map((person) => (
                <li key={person._id}>
                  <AshoreRow person={person} />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
      <Panel title={t('vesselPeople.login')} count={login.data?.length} className="no-print">
        <Loaded query={{ ...login, data: waiting ? undefined : login.data }} failed={t('loadFailed')}>
          {(people) => (
            <ul className={styles.people}>
              {people.map((person) => (
                <li key={person._id}>
                  <PersonCell {...person} />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
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
      icon={<Avatar name={name} of={person} size={32} named />}
      {...(opens ? { to: '/app/profiledetails/$id', params: { id: person._id } } : {})}
    />
  );
}
