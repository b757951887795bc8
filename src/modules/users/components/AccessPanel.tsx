import { useId, useState } from 'react';
import { useUser } from '#modules/auth/queries.ts';
import { usePresets } from '#modules/superadmin/queries.ts';
import { Menu } from '#ui/Menu.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import type { Account } from '../contract.ts';
import { useApplyPreset, useSystemAccess } from '../queries.ts';
import {
  accountName,
  heldOf,
  mayChange,
  type Right,
  rightGroupNames,
  rightGroups,
  whyNot,
} from '../rights.ts';
import { useUserLabels } from '../useUserLabels.ts';
import styles from './users.module.css';

/** A user's rights, by flag and group, each set by one tap; or all at once by a preset. */
export function AccessPanel({ account }: { account: Account }) {
  const { t } = useUserLabels();
  const me = useUser();
  const own = me._id === account._id;
  const may = mayChange(me, account);
  const closed = account.superadmin || account.softDeleted || !may;
  const { held, of } = heldOf(account);
  const note = account.superadmin
    ? t('accessAll')
    : own
      ? t('accessOwn')
      : !may
        ? t('accessRank')
        : held === 0
          ? t('rightsNone', { name: accountName(account) })
          : t('accessNote');
  return (
    <Panel
      title={t('access')}
      count={t('heldOf', { held, of })}
      action={closed ? undefined : <Presets account={account} />}
    >
      <p className={`${styles.note} small ink2`}>{note}</p>
      <div className={styles.rights}>
        {rightGroupNames.map((group) => (
          <section key={group} aria-label={t(`group.${group}`)}>
            <h3>{t(`group.${group}`)}</h3>
            {rightsOf(group, account).map((right) => (
              <RightSwitch key={right} account={account} right={right} closed={closed} />
            ))}
          </section>
        ))}
      </div>
    </Panel>
  );
}

/** The rights of a group; only crew can be captain. */
const rightsOf = (group: keyof typeof rightGroups, { role }: Account): readonly Right[] =>
  rightGroups[group].filter((right) => right !== 'captain' || role === 'crew');

function RightSwitch({ account, right, closed }: { account: Account; right: Right; closed: boolean }) {
  const { t, right: word } = useUserLabels();
  const me = useUser();
  const id = useId();
  const set = useSystemAccess();
  const [pendingAccess, setPendingAccess] = useState<boolean>();
  const reason = closed ? undefined : whyNot(me, account, right);
  const change = (access: boolean) => {
    setPendingAccess(access);
    set.mutate({ id: account._id, field: right, access }, { onSettled: () => setPendingAccess(undefined) });
  };
  return (
    <div className={styles.right}>
      <label htmlFor={id}>
        {word(right)}
        {reason && (
          <span id={`${id}-why`} className={`${styles.why} small ink2`}>
            {t(reason)}
          </span>
        )}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="sw"
        checked={pendingAccess ?? account[right]}
        aria-checked={pendingAccess ?? account[right]}
        aria-busy={set.isPending || undefined}
        aria-label={word(right)}
        aria-describedby={reason && `${id}-why`}
        disabled={closed || reason !== undefined}
        onChange={(event) => !set.isPending && change(event.target.checked)}
      />
    </div>
  );
}

function Presets({ account }: { account: Account }) {
  const { t } = useUserLabels();
  const confirm = useConfirm();
  const { data: presets } = usePresets();
  const apply = useApplyPreset();
  if (presets?.length === 0) return null;
  return (
    // The menu takes its space before the presets are known, so that nothing moves when they arrive.
    <span style={presets ? undefined : { visibility: 'hidden' }}>
      <Menu
        variant="link"
        label={t('preset')}
        items={(presets ?? []).map((preset) => ({
          label: preset.name,
          onClick: () =>
            confirm({
              title: t('presetTitle', { name: accountName(account), preset: preset.name }),
              body: t('presetBody'),
              action: t('presetApply'),
              onConfirm: () => apply.mutateAsync({ id: account._id, presetID: preset._id }),
            }),
        }))}
      />
    </span>
  );
}
