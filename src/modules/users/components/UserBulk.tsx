import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { addAlert } from '#stores/alerts.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useAskDeleteEach } from '#ui/useAskDelete.ts';
import type { Account } from '../contract.ts';
import { useDeleteUser, useRestoreUser } from '../queries.ts';
import { accountName, mayChange } from '../rights.ts';
import { useUserLabels } from '../useUserLabels.ts';

type Props = { accounts: readonly Account[]; onDone: () => void };

/** What is done to ticked accounts: a mail, and a delete with one question and one undo. */
export default function UserBulk({ accounts, onDone }: Props) {
  const { t } = useUserLabels();
  const me = useUser();
  const askDelete = useAskDeleteEach();
  const { mutateAsync: remove } = useDeleteUser();
  const { mutateAsync: restore } = useRestoreUser();
  const here = accounts.filter((account) => !account.softDeleted);
  const going = here.filter((account) => account._id !== me._id && mayChange(me, account));
  const deleteAll = () =>
    askDelete({
      title: t('deleteMany', { count: going.length }),
      rows: going,
      nameOf: accountName,
      body: t('deleteBody'),
      remove: ({ _id }) => remove(_id),
      onDone: (gone) => {
        if (gone.length > 0)
          addAlert({
            kind: 'info',
            text: t('deletedMany', { count: gone.length }),
            sticky: true,
            key: 'users:deletedMany',
            action: {
              label: t('shared:undo'),
              onClick: () => void Promise.allSettled(gone.map(({ _id }) => restore(_id))),
            },
          });
        onDone();
      },
    });
  return (
    <>
      {here.length > 0 && can(me, { flag: 'employees' }) && (
        <ButtonLink
          to="/app/crewemail"
          search={{ to: here.map(({ _id }) => _id) }}
          icon={<Icon name="mail" />}
        >
          {t('shared:field.email')}
        </ButtonLink>
      )}
      {going.length > 0 && (
        <Button icon={<Icon name="bin" />} onClick={deleteAll}>
          {t('shared:delete')}
        </Button>
      )}
    </>
  );
}
