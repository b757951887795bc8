import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { usePeopleOfBoat } from '#modules/profile/queries.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import styles from '../components/crewemail.module.css';
import { MailForm } from '../components/MailForm.tsx';
import type { CrewMail } from '../contract.ts';
import { useCrewMails } from '../queries.ts';

const route = getRouteApi('/app/crewemail');

/** Sends mails to chosen people of the boat, with attachments, and shows whom earlier mails reached. */
export function CrewEmailPage() {
  const { t } = useTranslation('crewemail');
  const { to } = route.useSearch();
  const people = usePeopleOfBoat();
  // After sending, a new key empties the form.
  const [count, setCount] = useState(0);
  return (
    <>
      <PageHeader title={t('title')} facts={t('facts')} />
      <div className="cols2">
        {people.data ? (
          <MailForm
            key={count}
            people={people.data}
            to={count === 0 ? to : undefined}
            onSent={() => setCount(count + 1)}
          />
        ) : (
          <Skeleton rows={8} />
        )}
        {/* On a phone it is below the form, which would push it down. */}
        {(people.data || people.isError) && <PastMails />}
      </div>
    </>
  );
}

function PastMails() {
  const { t } = useTranslation('crewemail');
  const query = useCrewMails();
  return (
    <Panel title={t('past')} count={query.data?.length}>
      <Loaded
        query={query}
        failed={t('loadFailed')}
        rows={4}
        none={<EmptyState icon={<Icon name="mail" />} title={t('none')} hint={t('noneHint')} />}
      >
        {(data) => (
          <ul className={`rows ${styles.past}`}>
            {data.map((mail) => (
              <li key={mail._id}>
                <Past mail={mail} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

const looks = { sending: 'waiting', sent: 'done', failed: 'due' } as const;

function Past({ mail }: { mail: CrewMail }) {
  const { t } = useTranslation('crewemail');
  const format = useFormat();
  return (
    <details className={styles.mail}>
      <summary className="li">
        <span className="t">
          <b>{mail.subject}</b>
          <span>
            {t('by', { who: mail.userName, when: format.dayTime(mail.at) })} ·{' '}
            {t('people', { count: mail.to.length })}
          </span>
        </span>
        <StateChip state={looks[mail.state]}>{t(`state.${mail.state}`)}</StateChip>
      </summary>
      <div className={styles.body}>
        {mail.failed.length > 0 && (
          <p className="due-ink">{t('notReached', { names: mail.failed.join(', ') })}</p>
        )}
        <p className="small ink2">{mail.to.map(({ name }) => name).join(', ')}</p>
        <p className="pre">{mail.text}</p>
        {mail.attachments.length > 0 && (
          <p className="small ink2">{mail.attachments.map(({ name }) => name).join(', ')}</p>
        )}
      </div>
    </details>
  );
}
