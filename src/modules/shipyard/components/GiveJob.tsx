import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import type { Account } from '#modules/users/contract.ts';
import { mayChange } from '#modules/users/rights.ts';
import { useMayJobs } from '#modules/worklist/queries.ts';
import { Button } from '#ui/Button.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { shipyardUsers } from '../contract.ts';

/** A button that shares a job with an outside user; renders nothing for other accounts, and without the right. */
export function GiveJob({ account }: { account: Account }) {
  const { t } = useTranslation('shipyard');
  const me = useUser();
  const mayJobs = useMayJobs();
  const give = useDialog(() => import('./GiveJobDialog.tsx'), { account });
  if (!account.userType || account.softDeleted || account.boatID !== me.boatID) return null;
  if (!can(me, shipyardUsers.ofBoat.access) || !mayJobs || !mayChange(me, account)) return null;
  return (
    <>
      <Button onClick={() => give.open()}>{t('giveOpen')}</Button>
      {give.element}
    </>
  );
}
