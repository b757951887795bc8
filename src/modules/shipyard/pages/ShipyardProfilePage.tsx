import { getRouteApi } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { PhotoPanel } from '#modules/profile/components/PhotoPanel.tsx';
import { type Profile, personalFields } from '#modules/profile/contract.ts';
import { useProfile, useSaveProfile } from '#modules/profile/queries.ts';
import { personName } from '#modules/profile/rules.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Form } from '#ui/form/Form.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { ItemPage } from '#ui/ItemPage.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import { useMyJobs } from '../queries.ts';

const route = getRouteApi('/app/shipyarprofile/$id');

const schema = z.pick(personalFields, {
  firstName: true,
  lastName: true,
  phone: true,
  phone2: true,
  address: true,
  postal: true,
  city: true,
});
type Values = z.input<typeof schema>;

/** The last panel of the page: it loads when the rest is there. */
const SessionsPanel = lazyPart(
  async () => ({ default: (await import('#modules/account/components/SessionsPanel.tsx')).SessionsPanel }),
  <div className="panel" />,
);

/** The profile of a yard or contract user: name, contacts, photo and shared jobs. */
export function ShipyardProfilePage() {
  const { t } = useTranslation(['shipyard', 'profile', 'worklist']);
  const { id } = route.useParams();
  return (
    <ItemPage
      query={useProfile(id)}
      title={t('title')}
      t={t}
      goneStatuses={[403, 404]}
      back={{ to: '/app/home', label: t('toHome') }}
      skeleton={<Skeleton rows={10} />}
    >
      {(profile) => <Shown key={id} profile={profile} />}
    </ItemPage>
  );
}

function Shown({ profile }: { profile: Profile }) {
  const { t } = useTranslation('shipyard');
  const me = useUser();
  const { mutateAsync: save } = useSaveProfile();
  const { opened: _opened, ...form } = useItemForm({
    name: 'shipyard',
    schema,
    item: profile,
    update: ({ _id, rev, ...fields }) => save({ profile, fields, rev }),
  });
  const own = me._id === profile.userID;
  return (
    <>
      <PageHeader
        title={personName(profile) || t('title')}
        facts={[profile.jobtitle, profile.email].filter(Boolean).join(' · ')}
        actions={<WaitingPill id={profile._id} />}
      />
      <div className="cols2">
        <div className="stack">
          {own && <MyJobs />}
          <Panel title={t('edit')} className="clear">
            <div className="pad">
              <Form label={t('edit')} {...form}>
                <TextInput<Values> name="firstName" label={t('field.firstName')} autoComplete="given-name" />
                <TextInput<Values> name="lastName" label={t('field.lastName')} autoComplete="family-name" />
                <TextInput<Values> name="phone" type="tel" label={t('field.phone')} autoComplete="tel" />
                <TextInput<Values> name="phone2" type="tel" label={t('field.phone2')} />
                <TextArea<Values> name="address" label={t('field.address')} />
                <TextInput<Values> name="postal" label={t('field.postal')} autoComplete="postal-code" />
                <TextInput<Values> name="city" label={t('field.city')} autoComplete="address-level2" />
              </Form>
            </div>
          </Panel>
        </div>
        <div className="stack">
          <PhotoPanel profile={profile} />
          {own && <SessionsPanel />}
        </div>
      </div>
    </>
  );
}

function MyJobs() {
  const { t } = useTranslation('shipyard');
  const labels = useJobLabels();
  const query = useMyJobs();
  return (
    <Panel title={t('jobs')} count={query.data?.length}>
      <Loaded
        query={query}
        failed={t('jobsFailed')}
        rows={3}
        none={<EmptyState title={t('jobsNone')} hint={t('jobsNoneHint')} />}
      >
        {(data) => (
          <ul className="rows">
            {data.map((job) => (
              <li key={job._id}>
                <ListRow
                  title={job.title}
                  to="/app/jobdetails/$id"
                  params={{ id: job._id }}
                  second={[job.no ?? '', job.dueDate ? t('due', { day: labels.day(job.dueDate) }) : '']
                    .filter(Boolean)
                    .join(' · ')}
                  end={<span className="small ink2">{labels.status(job.status)}</span>}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
