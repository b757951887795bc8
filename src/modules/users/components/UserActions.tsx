import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import RestoreOutlined from '@mui/icons-material/RestoreOutlined';
import { useNavigate } from '@tanstack/react-router';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import { usePhone } from '#ui/useMedia.ts';
import type { Account } from '../contract.ts';
import { useDeleteUser, useRestoreUser, useSendWelcome } from '../queries.ts';
import { mayChange, nameOf } from '../rights.ts';
import { useUserLabels } from '../useUserLabels.ts';

/** Deletes or restores an account, and sends the welcome mail again; renders nothing without the right. */
export function UserActions({ account }: { account: Account }) {
  const { t } = useUserLabels();
  const me = useUser();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const phone = usePhone();
  const remove = useDeleteUser();
  const restore = useRestoreUser();
  const { mutate: sendWelcome } = useSendWelcome();
  if (!mayChange(me, account)) return null;
  if (account.softDeleted)
    return (
      <Button
        icon={<RestoreOutlined />}
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
  const askDelete = () =>
    confirm({
      title: t('deleteTitle', { name: nameOf(account) }),
      body: t('deleteBody'),
      action: t('delete'),
      danger: true,
      onConfirm: async () => {
        await remove.mutateAsync(account._id);
        await navigate({ to: '/app/employees' });
      },
    });
  return (
    <Menu
      label={t('more')}
      icon={<MoreHorizOutlined />}
      iconOnly={phone}
      items={[
        ...(account.changePassword && account.email
          ? [{ label: t('welcomeAgain'), icon: <MailOutlined />, onClick: () => sendWelcome(account._id) }]
          : []),
        { label: t('delete'), icon: <DeleteOutlined />, danger: true, onClick: askDelete },
      ]}
    />
  );
}
