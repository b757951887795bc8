import { useNavigate } from '@tanstack/react-router';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useConfirm } from '#ui/useConfirm.tsx';
import { usePhone } from '#ui/useMedia.ts';
import type { Account } from '../contract.ts';
import { useDeleteUser, useEndSessions, useRestoreUser, useSendWelcome } from '../queries.ts';
import { accountName, mayChange } from '../rights.ts';
import { useUserLabels } from '../useUserLabels.ts';

/** Deletes or restores an account, signs it out everywhere, and sends the welcome mail again; renders nothing without the right. */
export function UserActions({ account }: { account: Account }) {
  const { t } = useUserLabels();
  const me = useUser();
  const askDelete = useAskDelete();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const phone = usePhone();
  const remove = useDeleteUser();
  const restore = useRestoreUser();
  const { mutate: sendWelcome } = useSendWelcome();
  const endSessions = useEndSessions();
  if (!mayChange(me, account)) return null;
  if (account.softDeleted)
    return (
      <Button
        icon={<Icon name="restore" />}
        onClick={() =>
          restore.mutateAsync(account._id).then(
            () => navigate({ to: '/app/users' }),
            // The notice has already reported it.
            () => undefined,
          )
        }
      >
        {t('restore')}
      </Button>
    );
  const deleteIt = () =>
    askDelete({
      name: accountName(account),
      body: t('deleteBody'),
      action: t('delete'),
      remove: () => remove.mutateAsync(account._id),
      to: { to: '/app/employees' },
    });
  const signOut = () =>
    confirm({
      title: t('signOutTitle', { name: accountName(account) }),
      body: t('signOutBody'),
      action: t('signOutEverywhere'),
      danger: true,
      onConfirm: () => endSessions.mutateAsync(account._id),
    });
  return (
    <Menu
      label={t('more')}
      icon={<Icon name="more" />}
      iconOnly={phone}
      items={[
        ...(account.changePassword && account.email
          ? [
              {
                label: t('welcomeAgain'),
                icon: <Icon name="mail" />,
                onClick: () => sendWelcome(account._id),
              },
            ]
          : []),
        { label: t('signOutEverywhere'), icon: <Icon name="signOut" />, onClick: signOut },
        { label: t('delete'), icon: <Icon name="bin" />, danger: true, onClick: deleteIt },
      ]}
    />
  );
}
