import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { matchesWords } from '#lib/paletteSources.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { MAX_GUESTS, tooManyGuests } from '#modules/guests/rules/stays.ts';
import type { Aboard } from '#modules/profile/contract/calls.ts';
import { useAboard } from '#modules/profile/queries.ts';
import { isComing } from '#modules/profile/rules.ts';
import { useTapAboard } from '#modules/profile/useTapAboard.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { usePhone } from '#ui/useMedia.ts';
import { OnboardToggle } from '../components/OnboardToggle.tsx';
import styles from '../components/onboard.module.css';

const kinds = { crew: 'crew', guest: 'guests', visitor: 'visitors' } as const;
const order = ['crew', 'guest', 'visitor'] as const;

const useMayTap = () => {
  const user = useUser();
  const gangway = can(user, { flag: ['employees', 'watchkeeping', 'watchkeeper'] });
  return {
    gangway,
    mayTap: ({ _id, kind }: Aboard) =>
      gangway || _id === user.profileID || (kind === 'guest' && can(user, { flag: 'guests' })),
  };
};

/** Who is aboard: the headcount, and everybody as one big switch. */
export function OnboardPage() {
  const { t } = useTranslation('onboard');
  const { show = 'all' } = useSearch({ from: '/app/onboard' });
  const navigate = useNavigate();
  const phone = usePhone();
  const [typed, setTyped] = useState('');
  const query = useAboard();
  const { data } = query;
  const tap = useTapAboard();
  const { profileID } = useUser();
  const { gangway, mayTap } = useMayTap();
  const format = useFormat();
  const now = useNow();
  // Oneself first: most people tap for themselves.
  const people = [...(data ?? [])].sort((a, b) => Number(b._id === profileID) - Number(a._id === profileID));
  const coming = people.filter((person) => isComing(person, format.today));
  const of = (kind: Aboard['kind']) => people.filter((person) => person.kind === kind);
  const aboard = (list: readonly Aboard[]) => list.filter(({ onboard }) => onboard).length;
  const guests = aboard(of('guest'));
  const stateOf = (person: Aboard) =>
    person.onboard ? 'aboard' : isComing(person, format.today) ? 'coming' : 'ashore';
  const nextDay = coming.map(({ arrives }) => arrives).sort()[0];
  const visible = people.filter(
    (person) =>
      (show === 'all' || show === stateOf(person)) &&
      (typed === '' || matchesWords(typed, person.name, person.jobtitle, person.department, person.cabin)),
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={data ? t('facts', { count: aboard(people) }) : '\u00A0'}
        actions={
          <Button icon={<Icon name="print" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        }
      />
      <p className="print-only">
        {format.printFacts} · {t('countAt', { when: format.dayTime(now) })}
      </p>
      {data && (
        <Readouts
          label={t('printTitle')}
          items={[
            {
              label: t('aboard'),
              figure: aboard(people),
              source: t('together'),
            },
            ...order.map((kind) => ({
              label: t(kinds[kind]),
              figure: aboard(of(kind)),
              source:
                kind === 'guest' ? t('atMost', { most: MAX_GUESTS }) : t('of', { all: of(kind).length }),
              act: kind === 'guest' && tooManyGuests(guests) ? ('overdue' as const) : undefined,
            })),
            {
              label: t('coming'),
              figure: coming.length,
              source: nextDay === undefined ? t('noneComing') : t('next', { day: format.day(nextDay) }),
            },
          ]}
        />
      )}
      {tooManyGuests(guests) && (
        <div className={styles.banner}>
          <Banner kind="warn" icon={<Icon name="warning" />}>
            {t('tooMany', { count: guests, most: MAX_GUESTS })}
          </Banner>
        </div>
      )}
      {data && (
        <div className={`${styles.tools} no-print`}>
          <Segmented
            label={t('show')}
            value={show}
            onChange={(next) =>
              void navigate({
                to: '/app/onboard',
                search: next === 'all' ? {} : { show: next },
                replace: true,
              })
            }
            options={(['all', 'aboard', 'ashore', 'coming'] as const).map((value) => ({
              value,
              label: t(value),
            }))}
          />
          <SearchBox label={t('search')} value={typed} onChange={setTyped} width={phone ? '100%' : 232} />
          {!gangway && <span className="small ink2">{t('ownOnly')}</span>}
        </div>
      )}
      <Loaded
        query={{ ...query, data: data && visible }}
        failed={t('loadFailed')}
        rows={8}
        height={72}
        none={<EmptyState title={t('none')} hint={t('noneHint')} />}
        framed
      >
        {() => (
          <div className={styles.list}>
            {order.map((kind) => {
              const list = visible.filter((person) => person.kind === kind);
              if (list.length === 0) return null;
              return (
                <section key={kind} aria-label={t(kinds[kind])}>
                  <h2>
                    {t(kinds[kind])}
                    <span className="small ink2">
                      {aboard(list)} / {list.length}
                    </span>
                  </h2>
                  <ul className={styles.grid}>
                    {list.map((person) => (
                      <li key={person._id}>
                        <OnboardToggle
                          person={person}
                          mayTap={mayTap(person)}
                          onTap={(onboard) =>
                            tap({ _id: person._id, name: person.name || t('guest') }, onboard)
                          }
                        />
                      </li>
                    ))}
                  </ul>
                </section>
              );
            })}
          </div>
        )}
      </Loaded>
    </>
  );
}
