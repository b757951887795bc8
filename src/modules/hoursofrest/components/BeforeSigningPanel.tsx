import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAskForDays } from '../queries.ts';
import { sheetID } from '../rules/people.ts';
import type { CrewMonth } from './HeatMap.tsx';
import styles from './rest.module.css';

/** Whose month cannot be signed yet, and why: days to ask for, reasons to give. */
export function BeforeSigningPanel({ month, crew }: { month: string; crew: readonly CrewMonth[] }) {
  const { t } = useTranslation('hoursofrest');
  const { _id, boatID } = useUser();
  const { mutate: ask } = useAskForDays();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const open = crew.filter(
    (one) =>
      one.month.missing.length > 0 ||
      one.month.findings.some((finding) => one.month.reasonOf(finding) === undefined),
  );
  const send = (userID: string, days: number) => {
    setAsked((before) => new Set(before).add(userID));
    const again = () => setAsked((before) => new Set([...before].filter((one) => one !== userID)));
    ask({ boatID, userID, month, days }, { onError: again });
  };
  return (
    <Panel title={t('beforeSigning')} count={open.length}>
      {open.length === 0 ? (
        <p className={`pad ${styles.kept}`}>
          <Icon name="check" /> {t('nothingOpen')}
        </p>
      ) : (
        <ul className={styles.missingList}>
          {open.map(({ userID, name, month: { missing } }) => (
            <li key={userID}>
              <div>
                <AppLink
                  className={styles.person}
                  to="/app/hoursofrest/timesheet/$id"
                  params={{ id: sheetID(boatID, userID, month) }}
                >
                  {name}
                </AppLink>
                <span className="small ink2">
                  {missing.length > 0 ? t('daysMissing', { count: missing.length }) : t('breachNoReason')}
                </span>
              </div>
              {missing.length > 0 &&
                userID !== _id &&
                (asked.has(userID) ? (
                  <span className={`small ${styles.kept}`} role="status">
                    <Icon name="check" /> {t('askedShort')}
                  </span>
                ) : (
                  <Button
                    slim
                    aria-label={t('askPerson', { name })}
                    onClick={() => send(userID, missing.length)}
                  >
                    {t('ask')}
                  </Button>
                ))}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
