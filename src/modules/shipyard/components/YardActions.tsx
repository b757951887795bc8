import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useDialog } from '#ui/useDialog.tsx';

/** Gives outside users access: an account for a yard or contractor, or an invitation by mail. */
export function YardActions() {
  const { t } = useTranslation('shipyard');
  const create = useDialog(() => import('./NewYardUserDialog.tsx'));
  const invite = useDialog(() => import('./InviteDialog.tsx'));
  return (
    <>
      {/* One line, even if the header wraps. */}
      <div className="row">
        <Button icon={<Icon name="mail" />} onClick={() => invite.open()}>
          {t('invite')}
        </Button>
        <Button variant="primary" icon={<Icon name="plus" />} onClick={() => create.open()}>
          {t('newUser')}
        </Button>
      </div>
      {create.element}
      {invite.element}
    </>
  );
}
