import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/apiError.ts';
import { useUser } from '#modules/auth/queries.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useOpened } from '#ui/form/useOpened.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import { NoticesPanel } from '../components/NoticesPanel.tsx';
import { PhotoPanel } from '../components/PhotoPanel.tsx';
import { PinPanel } from '../components/PinPanel.tsx';
import { ProfileFields } from '../components/ProfileFields.tsx';
import { changedOf, profileForm, toForm } from '../components/profileForm.ts';
import { SignPanel } from '../components/SignPanel.tsx';
import '../components/profile.css';
import type { Profile } from '../contract.ts';
import { useProfile, useSaveProfile } from '../queries.ts';
import { isNew, nameOf, rightsOn } from '../rules.ts';

const route = getRouteApi('/app/editprofile/$id');

/** All fields of a profile, the photo, the signature, the PIN and what the person wants to hear of. */
export function EditProfilePage() {
  const { t } = useTranslation('profile');
  const { id } = route.useParams();
  const user = useUser();
  const { data, error, refetch } = useProfile(id);
  const gone = error instanceof ApiError && error.status === 404;
  if (data && !gone && rightsOn(user, data).personal) return <Edit key={id} profile={data} />;
  return (
    <>
      <PageHeader title={t('edit')} />
      <div className="panel">
        {gone ? (
          <EmptyState
            title={t('gone')}
            hint={t('goneHint')}
            action={<ButtonLink to="/app/home">{t('toHome')}</ButtonLink>}
          />
        ) : data ? (
          <EmptyState title={t('notYours')} hint={t('notYoursHint')} />
        ) : error ? (
          <ErrorState
            title={t('oneFailed')}
            {...(error instanceof ApiError ? { reason: error.message } : {})}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton rows={12} />
        )}
      </div>
    </>
  );
}

function Edit({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const user = useUser();
  const navigate = useNavigate();
  const rights = rightsOn(user, profile);
  const save = useSaveProfile();
  const { opened, rev, learn } = useOpened(true, profile);
  const fresh = isNew(opened);
  const toDetails = { to: '/app/profiledetails/$id', params: { id: profile._id } } as const;
  return (
    <>
      <PageHeader
        title={fresh ? t('newOf', { name: nameOf(opened) }) : t('editTitle', { name: nameOf(opened) })}
        facts={fresh ? t('newFacts') : [opened.jobtitle, opened.department].filter(Boolean).join(' · ')}
        crumbs={[
          ...(rights.papers ? [{ label: t('employees'), to: '/app/employees' } as const] : []),
          { label: nameOf(opened) || t('noName'), ...toDetails },
        ]}
        actions={<WaitingPill id={profile._id} />}
      />
      <div className="pf-edit">
        <div className="panel clear">
          <div className="pad">
            <Form
              label={t('edit')}
              schema={profileForm}
              defaultValues={toForm(opened)}
              draftKey={`profiles.edit.${profile._id}`}
              submitLabel={t('save')}
              onSubmit={async (form) => {
                const fields = changedOf(opened, form);
                if (Object.keys(fields).length > 0)
                  await save.mutateAsync({ profile, fields, rev }).catch(learn);
                await navigate(toDetails);
              }}
            >
              <ProfileFields rights={rights} />
            </Form>
          </div>
        </div>
        <div className="pf-col">
          <PhotoPanel profile={profile} />
          <SignPanel profile={profile} own={rights.own} />
          <PinPanel profile={profile} own={rights.own} />
          {rights.own && <NoticesPanel profile={profile} />}
        </div>
      </div>
    </>
  );
}
