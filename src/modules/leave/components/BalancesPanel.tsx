import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { TeamLeave } from '../useTeamLeave.ts';
import styles from './leave.module.css';

type Props = {
  team: TeamLeave;
  mayWrite: boolean;
  selected: string | undefined;
  onSelect: (userID: string) => void;
};

/** The balances of the crew today. */
export function BalancesPanel({ team, mayWrite, selected, onSelect }: Props) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const entry = useDialog(() => import('./EntryDialog.tsx'));
  const days = (count: number) => format.number(count, 2);
  return (
    <Panel title={t('balances')} count={team.people.length}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="vh">{t('balances')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('field.userID')}</th>
              <th scope="col">{t('field.pattern')}</th>
              <th scope="col">{t('rowOf.opening')}</th>
              <th scope="col">{t('rowOf.earned')}</th>
              <th scope="col">{t('rowOf.taken')}</th>
              <th scope="col">{t('rowOf.adjustment')}</th>
              <th scope="col">{t('left')}</th>
              <th scope="col">{t('floor')}</th>
              {mayWrite && <th scope="col">{t('ledger')}</th>}
            </tr>
          </thead>
          <tbody>
            {team.people.map(({ userID, name, balance }) => (
              <tr key={userID} aria-selected={userID === selected}>
                <th scope="row">
                  <Button variant="link" onClick={() => onSelect(userID)}>
                    {name}
                  </Button>
                </th>
                <td>{balance.terms ? t(`pattern.${balance.terms.pattern}`) : t('noTerms')}</td>
                <td>{days(balance.opening)}</td>
                <td>{days(balance.earned)}</td>
                <td>{days(balance.taken)}</td>
                <td>{days(balance.adjusted)}</td>
                <td>
                  <b>{days(balance.left)}</b>
                </td>
                <td>{balance.floorKept ? days(balance.floor) : t('floorBroken')}</td>
                {mayWrite && (
                  <td>
                    <Button slim onClick={() => entry.open({ userID, name })}>
                      {t('enter')}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {entry.element}
    </Panel>
  );
}
