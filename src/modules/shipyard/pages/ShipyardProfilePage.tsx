import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { ApiError } from '#lib/apiError.ts';
import { SessionsPanel } from '#modules/account/components/SessionsPanel.tsx';
import { useUser } from '#modules/auth/queries.ts';
import { PhotoPanel } from '#modules/profile/components/PhotoPanel.tsx';
import { type Profile, personalFields } from '#modules/profile/contract.ts';
import { useProfile, useSaveProfile } from '#modules/profile/queries.ts';
import { nameOf } from '#modules/profile/rules.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { useToday } from '#modules/worklist/useJobRows.ts';
import { useJobWords } from '#modules/worklist/useJobWords.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Form } from '#ui/form/Form.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useOpened } from '#ui/form/useOpened.ts';
import { ListRow } from '#ui/ListRow.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import { useMyJobs } from '../queries.ts';

const GivenJobDialog = lazy(() => import('../components/GivenJobDialog.tsx'));

const route = getRouteApi('/app/shipyarprofile/$id');

const schema = personalFields.pick({
  firstName: true,
  lastName: true,
  phone: true,
  phone2: true,
  address: true,
  postal: true,
  city: true,
});
type Values = z.input<typeof schema>;

/** The profile of somebody who works for a yard or a contractor: name, contacts, photo and what they were given. */
export function ShipyardProfilePage() {
  const { t } = useTranslation(['shipyard', 'account', 'profile', 'worklist']);
  const { id } = route.useParams();
  const { data: profile, error, refetch } = useProfile(id);
  if (profile) return <Shown key={id} profile={profile} />;
  if (!error) return <Skeleton rows={8} />;
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 403);
  return (
    <>
      <PageHeader title={t('title')} />
      {gone ? (
        <EmptyState
          title={t('gone')}
          hint={t('goneHint')}
          action={<ButtonLink to="/app/home">{t('toHome')}</ButtonLink>}
        />
      ) : (
        <ErrorState title={t('oneFailed')} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Shown({ profile }: { profile: Profile }) {
  const { t } = useTranslation('shipyard');
  const me = useUser();
  const { mutateAsync: save } = useSaveProfile();
  const { opened, rev, learn } = useOpened(true, profile);
  const own = me._id === profile.userID;
  return (
    <>
      <PageHeader
        title={nameOf(profile) || t('title')}
        facts={[profile.jobtitle, profile.email].filter(Boolean).join(' · ')}
        actions={<WaitingPill id={profile._id} />}
      />
      <div className="cols2">
        <div className="stack">
          {own && <MyJobs />}
          <Panel title={t('edit')} className="clear">
            <div className="pad">
              <Form
                label={t('edit')}
                schema={schema}
                defaultValues={schema.parse(opened)}
                draftKey={`shipyard.edit.${profile._id}`}
                onSubmit={(fields) => {
                  const before = new Map<string, unknown>(Object.entries(opened));
                  const changed = Object.fromEntries(
                    Object.entries(fields).filter(([key, value]) => before.get(key) !== value),
                  );
                  return Object.keys(changed).length > 0
                    ? save({ profile, fields: changed, rev }).catch(learn)
                    : undefined;
                }}
              >
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
  const words = useJobWords();
  const today = useToday();
  const { data, isError, refetch } = useMyJobs();
  const [opened, setOpened] = useState<Job>();
  return (
    <Panel title={t('jobs')} count={data?.length}>
      {isError && !data ? (
        <ErrorState title={t('jobsFailed')} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton rows={3} />
      ) : data.length === 0 ? (
        <EmptyState title={t('jobsNone')} hint={t('jobsNoneHint')} />
      ) : (
        <ul className="rows">
          {data.map((job) => (
            <li key={job._id}>
              <ListRow
                title={job.title}
                onClick={() => setOpened(job)}
                second={[job.no ?? '', job.dueDate ? t('due', { day: words.day(job.dueDate, today) }) : '']
                  .filter(Boolean)
                  .join(' · ')}
                end={<span className="small ink2">{words.status(job.status)}</span>}
              />
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <Suspense>
          <GivenJobDialog job={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}
