import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useUser } from '#modules/auth/queries.ts';
import { phoneLink } from '#modules/profile/components/Facts.tsx';
import { useProfileOfUser } from '#modules/profile/queries.ts';
import { useNow, useShipTime } from '#modules/vessel/useShipTime.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Account } from '../contract.ts';
import { mayChange, standingOf } from '../rights.ts';
import { useUserWords } from '../useUserWords.ts';
import { StandingChip } from './StandingChip.tsx';
import './users.css';

const AccountDialogs = lazy(() => import('./AccountDialogs.tsx'));

/** What an account is: name to sign in with, address, role, boat. */
export function AccountPanel({ account }: { account: Account }) {
  const { t, role } = useUserWords();
  const me = useUser();
  const ship = useShipTime();
  const now = useNow();
  const { data: profile } = useProfileOfUser(account._id);
  const [dialog, setDialog] = useState<'email' | 'role'>();
  const own = me._id === account._id;
  const may = mayChange(me, account) && !account.softDeleted;
  const change = (which: 'email' | 'role') => (
    <Button variant="link" slim onClick={() => setDialog(which)}>
      {t(which === 'email' ? 'changeEmail' : 'changeRole')}
    </Button>
  );
  const rows: [string, ReactNode, ReactNode?][] = [
    [t('field.standing'), <StandingChip key="standing" standing={standingOf(account)} />],
    [t('field.username'), account.username],
    [t('field.email'), account.email || t('noEntry'), (may || own) && change('email')],
    [t('field.phone'), phoneLink(profile?.phone ?? '') || t('noEntry')],
    [t('field.role'), role(account.role), may && change('role')],
    [t('field.jobtitle'), account.jobtitle || t('noEntry')],
    [t('field.department'), account.department || t('noEntry')],
    [t('field.boat'), account.boatName || t('noEntry')],
    [t('field.mailing'), t(account.mailing ? 'yes' : 'no')],
    [t('field.createdAt'), ship.day(account.createdAt, now)],
  ];
  return (
    <Panel title={t('account')}>
      <dl className="us-acct">
        {rows.map(([label, value, action]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              {action}
            </dd>
          </div>
        ))}
      </dl>
      {dialog && (
        <Suspense>
          <AccountDialogs account={account} dialog={dialog} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}
