import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { NewPasswordForm } from '#modules/auth/components/NewPasswordForm.tsx';
import { useChangePassword, useUser } from '#modules/auth/queries.ts';
import { Banner } from '#ui/Banner.tsx';
import { Icon } from '#ui/Icon.tsx';
import { NeedsConnection } from '#ui/NeedsConnection.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

/** Changes the own password; users who must change it are redirected here. */
export function ChangePasswordPage() {
  const { t } = useTranslation(['account', 'nav']);
  const navigate = useNavigate();
  const user = useUser();
  const change = useChangePassword();
  return (
    <>
      <PageHeader
        title={t('nav:changePassword')}
        facts={t('facts')}
        {...(user.changePassword ? {} : { crumbs: [{ label: t('title'), to: '/app/account' }] })}
      />
      <div className="stack" style={{ width: '100%', maxWidth: 440 }}>
        <NeedsConnection />
        {user.changePassword && (
          <Banner kind="warn" icon={<Icon name="info" />}>
            {t('forced')}
          </Banner>
        )}
        <div className="panel">
          <div className="pad">
            <NewPasswordForm
              username={user.username}
              presentTexts={
                user.changePassword
                  ? undefined
                  : { label: t('presentPassword'), missing: t('presentMissing') }
              }
              submitLabel={t('nav:changePassword')}
              pending={change.isPending}
              error={change.error}
              onSubmit={(newPassword, confirm) =>
                change.mutate({ newPassword, confirm }, { onSuccess: () => navigate({ to: '/app/home' }) })
              }
            />
          </div>
        </div>
      </div>
    </>
  );
}
