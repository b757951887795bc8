import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import { deviceOf } from '../agent.ts';
import type { Session } from '../contract.ts';
import { useEndOthers, useEndSession, useSessions } from '../queries.ts';

/** The user's sessions; each one except the current can be signed out here. */
export function SessionsPanel() {
  const { t } = useTranslation('account');
  const confirm = useConfirm();
  const query = useSessions();
  const { data } = query;
  const { mutateAsync: endOthers } = useEndOthers();
  const others = data?.filter(({ current }) => !current) ?? [];
  return (
    <Panel
      title={t('sessions')}
      count={data?.length}
      action={
        others.length > 0 && (
          <Button
            variant="link"
            onClick={() =>
              confirm({
                title: t('endOthersTitle'),
                body: t('endOthersBody'),
                action: t('endOthers'),
                danger: true,
                onConfirm: () => endOthers(),
              })
            }
          >
            {t('endOthers')}
          </Button>
        )
      }
    >
      <Loaded query={query} failed={t('sessionsFailed')} rows={3}>
        {(all) => (
          <>
            <ul className="rows">
              {all.map((session) => (
                <li key={session._id}>
                  <Row session={session} />
                </li>
              ))}
            </ul>
            <p className="small ink2" style={{ padding: '8px var(--pad) 12px' }}>
              {t('sessionsHint')}
            </p>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Row({ session }: { session: Session }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const end = useEndSession();
  const { browser, system } = deviceOf(session.agent);
  const device =
    browser && system ? t('on', { browser, system }) : (browser ?? system ?? (session.agent || t('unknown')));
  return (
    // It matters which device it was, and when.
    <ListRow
      whole
      icon={<Icon name="computer" />}
      title={device}
      second={`${t('seen', { when: format.dayTime(session.lastSeenAt) })} · ${t('since', { when: format.recentDay(session.createdAt) })}`}
      end={
        session.current ? (
          <StateChip state="done">{t('here')}</StateChip>
        ) : (
          <Button
            pending={end.isPending}
            aria-label={t('endOf', { device })}
            onClick={() => end.mutate(session._id)}
          >
            {t('end')}
          </Button>
        )
      }
    />
  );
}
