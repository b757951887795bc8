import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { personName } from '#modules/profile/rules.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Company } from '../contract.ts';
import { useCompanyPeople } from '../queries.ts';

/** Who works for the company ashore. */
export function CompanyPeople({ company }: { company: Company }) {
  const { t } = useTranslation(['management', 'profile']);
  const query = useCompanyPeople(company._id);
  const opens = can(useUser(), { flag: ['management', 'superadmin'] });
  return (
    <Panel title={t('people')} count={query.data?.length}>
      <Loaded
        query={query}
        failed={t('peopleFailed')}
        rows={2}
        none={<EmptyState icon={<Icon name="badge" />} title={t('noPeople')} hint={t('noPeopleHint')} />}
      >
        {(people) => (
          <ul className="rows">
            {people.map((person) => (
              <li key={person._id}>
                <ListRow
                  icon={
                    <Avatar
                      name={personName(person)}
                      photo={person.profilePhoto || undefined}
                      color={person.backgroundColor || undefined}
                      size={32}
                      named
                    />
                  }
                  title={personName(person) || t('profile:noName')}
                  second={person.jobtitle}
                  {...(opens ? { to: '/app/userdetails/$id', params: { id: person.userID } } : {})}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
