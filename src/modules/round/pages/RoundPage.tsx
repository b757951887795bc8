import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { useJobRows } from '#modules/worklist/useJobRows.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { RoundRun } from '../components/RoundRun.tsx';
import { inOrderOfPlace, isForToday } from '../rules.ts';

const route = getRouteApi('/app/worklist/round');

/** The two-minute round: today's checks one after the other, place by place, by thumb. */
export function RoundPage() {
  const { t } = useTranslation(['round', 'worklist']);
  const { department } = route.useSearch();
  const navigate = useNavigate();
  const user = useMaybeUser();
  const list = useJobRows();
  const { rows, isPending } = list;
  const today = inOrderOfPlace(rows.filter(isForToday), useFormat().compare);
  const mine = today.filter(({ job }) => job.department === user?.department);
  // A user who started with their own checks stays with them, even when the last one is done.
  const [hadMine, setHadMine] = useState(false);
  if (mine.length > 0 && !hadMine) setHadMine(true);
  const onlyMine = department !== 'all' && hadMine;
  const checks = onlyMine ? mine : today;
  const choice = hadMine && mine.length < today.length && user && (
    <Segmented
      label={t('whose')}
      value={onlyMine ? 'mine' : 'all'}
      onChange={(value) =>
        void navigate({
          to: '/app/worklist/round',
          search: value === 'all' ? { department: 'all' } : {},
          replace: true,
        })
      }
      options={[
        { value: 'mine', label: user.department },
        { value: 'all', label: t('all') },
      ]}
    />
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={isPending ? '\u00A0' : t('facts', { count: checks.length })}
        crumbs={[{ label: t('jobs'), to: '/app/worklist' }]}
        actions={choice}
      />
      <Loaded query={list} failed={t('loadFailed')} rows={6} framed>
        {/* A round keeps the checks it started with: what is completed meanwhile does not move the rest. */}
        {() => (
          <RoundRun
            key={`${user?.boatID} ${onlyMine}`}
            checks={checks}
            rows={rows}
            none={
              <EmptyState
                icon={<Icon name="check" />}
                title={t('none')}
                hint={t('noneHint')}
                action={<ButtonLink to="/app/worklist">{t('toJobs')}</ButtonLink>}
              />
            }
          />
        )}
      </Loaded>
    </>
  );
}
