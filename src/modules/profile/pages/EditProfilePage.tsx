import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useItemForm } from '#ui/form/useItemForm.ts';
import { ItemPage } from '#ui/ItemPage.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import { NoticesPanel } from '../components/NoticesPanel.tsx';
import { PhotoPanel } from '../components/PhotoPanel.tsx';
import { PinPanel } from '../components/PinPanel.tsx';
import { ProfileFields } from '../components/ProfileFields.tsx';
import styles from '../components/profile.module.css';
import { profileForm, toForm } from '../components/profileForm.ts';
import { SignPanel } from '../components/SignPanel.tsx';
import type { Profile } from '../contract.ts';
import { useProfile, useSaveProfile } from '../queries.ts';
import { isNew, personName, rightsOn } from '../rules.ts';

const route = getRouteApi('/app/editprofile/$id');

/** All fields of a profile, the photo, the signature, the PIN and the notification settings. */
export function EditProfilePage() {
  const { t } = useTranslation('profile');
  const { id } = route.useParams();
  const user = useUser();
  return (
    <ItemPage query={useProfile(id)} title={t('edit')} t={t} back={{ to: '/app/home', label: t('toHome') }}>
      {(profile) =>
        rightsOn(user, profile).personal ? (
          <Edit key={id} profile={profile} />
        ) : (
          <>
            <PageHeader title={t('edit')} />
            <div className="panel">
              <EmptyState title={t('notYours')} hint={t('notYoursHint')} />
            </div>
          </>
        )
      }
    </ItemPage>
  );
}

function Edit({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const user = useUser();
  const navigate = useNavigate();
  const rights = rightsOn(user, profile);
  const { mutateAsync: save } = useSaveProfile();
  const { opened, ...form } = useItemForm({
    name: 'profiles',
    schema: profileForm,
    item: profile,
    toForm,
    update: ({ _id, rev, ...fields }) => save({ profile, fields, rev }),
  });
  const fresh = isNew(opened);
  const toDetails = { to: '/app/profiledetails/$id', params: { id: profile._id } } as const;
  return (
    <>
      <PageHeader
        title={
          fresh ? t('newOf', { name: personName(opened) }) : t('editTitle', { name: personName(opened) })
        }
        facts={fresh ? t('newFacts') : [opened.jobtitle, opened.department].filter(Boolean).join(' · ')}
        crumbs={[
          ...(rights.documents ? [{ label: t('title'), to: '/app/employees' } as const] : []),
          { label: personName(opened) || t('noName'), ...toDetails },
        ]}
        actions={<WaitingPill id={profile._id} />}
      />
      <div className={styles.edit}>
        <div className="panel clear">
          <div className="pad">
            <Form
              {...form}
              label={t('edit')}
              submitLabel={t('save')}
              onSubmit={async (fields) => {
                await form.onSubmit(fields);
                await navigate(toDetails);
              }}
            >
              <ProfileFields rights={rights} />
            </Form>
          </div>
        </div>
        <div className="column">
          <PhotoPanel profile={profile} />
          <SignPanel profile={profile} own={rights.own} />
          <PinPanel profile={profile} own={rights.own} />
          {rights.own && <NoticesPanel profile={profile} />}
        </div>
      </div>
    </>
  );
}
