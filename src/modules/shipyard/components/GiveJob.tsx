import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#modules/auth/queries.ts';
import type { Account } from '#modules/users/contract.ts';
import { mayChange } from '#modules/users/rights.ts';
import { mayYard } from '#modules/users/views.ts';
import { useMayJobs } from '#modules/worklist/queries.ts';
import { Button } from '#ui/Button.tsx';

const GiveJobDialog = lazy(() => import('./GiveJobDialog.tsx'));

/** The way to give somebody from outside a job; nothing for other accounts, and for who may not. */
export function GiveJob({ account }: { account: Account }) {
  const { t } = useTranslation('shipyard');
  const me = useUser();
  const mayJobs = useMayJobs();
  const [open, setOpen] = useState(false);
  if (!account.userType || account.softDeleted || account.boatID !== me.boatID) return null;
  if (!mayYard(me) || !mayJobs || !mayChange(me, account)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('giveOpen')}</Button>
      {open && (
        <Suspense>
          <GiveJobDialog account={account} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
