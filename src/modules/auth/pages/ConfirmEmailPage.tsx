import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { isDeadLink } from '../deadLink.ts';
import { useConfirmEmail } from '../useConfirmEmail.ts';

/** The target of the link mailed to a new address. A press confirms it: programs that check mails open links too. */
export function ConfirmEmailPage({ token }: { token: string }) {
  const { t } = useTranslation(['address', 'auth']);
  const confirm = useConfirmEmail();
  const dead = isDeadLink(confirm.error);
  if (dead || confirm.isSuccess)
    return (
      <AuthFrame title={t(dead ? 'auth:deadLinkTitle' : 'confirmedTitle')}>
        <p>{t(dead ? 'confirmDead' : 'confirmed')}</p>
        <ButtonLink variant="primary" big to="/app/home">
          {t('toApp')}
        </ButtonLink>
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('confirmTitle')}>
      <p>{t('confirmText')}</p>
      <Button variant="primary" big pending={confirm.isPending} onClick={() => confirm.mutate(token)}>
        {t('confirmAddress')}
      </Button>
    </AuthFrame>
  );
}
