import type { ReactNode } from 'react';
import { useUser } from '#modules/auth/queries.ts';
import { useProfileOfUser } from '#modules/profile/queries.ts';
import { Button } from '#ui/Button.tsx';
import { phoneLink } from '#ui/DescriptionList.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { Account } from '../contract.ts';
import { accountStatus, mayChange, mayChangeEmail } from '../rights.ts';
import { useUserLabels } from '../useUserLabels.ts';
import { useEmailAgain, useEmailBack } from '../useWaitingEmail.ts';
import { AccountStatusChip } from './AccountStatusChip.tsx';
import styles from './users.module.css';

type Row = [string, ReactNode, ReactNode?];

/** The facts of an account: user name, e-mail, role, boat. */
export function AccountPanel({ account }: { account: Account }) {
  const { t, role } = useUserLabels();
  const me = useUser();
  const format = useFormat();
  const { data: profile } = useProfileOfUser(account._id);
  const dialog = useDialog(() => import('./AccountDialog.tsx'), { account });
  const may = mayChange(me, account) && !account.softDeleted;
  const mayEmail = mayChangeEmail(me, account) && !account.softDeleted;
  const change = (which: 'email' | 'role') => (
    <Button variant="link" slim onClick={() => dialog.open({ what: which })}>
      {t(which === 'email' ? 'changeEmail' : 'changeRole')}
    </Button>
  );
  const waitingRow: Row = [
    t('waitingEmail'),
    t('waitingEmailOf', { email: account.waitingEmail }),
    mayEmail && <WaitingActions key="waiting" id={account._id} />,
  ];
  const rows: Row[] = [
    [t('field.standing'), <AccountStatusChip key="standing" status={accountStatus(account)} />],
    [t('field.username'), account.username],
    [t('field.email'), account.email || t('noEntry'), mayEmail && change('email')],
    ...(account.waitingEmail ? [waitingRow] : []),
    [t('field.phone'), phoneLink(profile?.phone ?? '') || t('noEntry')],
    [t('field.role'), role(account.role), may && change('role')],
    [t('field.jobtitle'), account.jobtitle || t('noEntry')],
    [t('field.department'), account.department || t('noEntry')],
    [t('field.boat'), account.boatName || t('noEntry')],
    [t('field.mailing'), t(account.mailing ? 'yes' : 'no')],
    [t('field.createdAt'), format.recentDay(account.createdAt)],
  ];
  return (
    <Panel title={t('account')}>
      <dl className={styles.account}>
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
      {dialog.element}
    </Panel>
  );
}

/** Sends the link to a waiting address again, or takes the change back. */
function WaitingActions({ id }: { id: string }) {
  const { t } = useUserLabels();
  const again = useEmailAgain();
  const back = useEmailBack();
  return (
    <>
      <Button variant="link" slim pending={again.isPending} onClick={() => again.mutate(id)}>
        {t('emailAgain')}
      </Button>
      <Button variant="link" slim pending={back.isPending} onClick={() => back.mutate(id)}>
        {t('emailBack')}
      </Button>
    </>
  );
}
