import { useOutbox } from '#lib/outbox/useOutbox.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useSignOut } from '#modules/auth/queries.ts';
import { useConfirm } from '#ui/useConfirm.tsx';

/** Signs out; asks first while there are unsent changes, which then wait on this device. */
export const useConfirmSignOut = () => {
  const { t } = useTranslation('app');
  const signOut = useSignOut();
  const confirm = useConfirm();
  const { waiting, attention } = useOutbox();
  const count = waiting.length + attention.length;
  return () => {
    if (count === 0) return void signOut();
    confirm({
      title: t('signOutUnsent.title'),
      body: t('signOutUnsent.body', { count }),
      action: t('signOutUnsent.action'),
      onConfirm: signOut,
    });
  };
};
