import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { PhotosPanel } from '#modules/files/components/PhotosPanel.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import styles from '../components/checklist.module.css';
import { ItemInHand } from '../components/ItemInHand.tsx';
import type { CheckItem, ChecklistRun, Mark } from '../contract.ts';
import { useFinishRun, useReopenRun, useRun } from '../queries.ts';
import { differs, lastMark, runState } from '../rules/marks.ts';

const route = getRouteApi('/app/vesseldocs/checklist/$id');

/** A run of a checklist, made for one thumb: the item in hand stands at the bottom, past ones above it. */
export function RunPage() {
  const { t } = useTranslation('checklists');
  const { id } = route.useParams();
  return (
    <ItemPage query={useRun(id)} title={t('runs')} t={t} back={{ to: '/app/vesseldocs/manage-checklists' }}>
      {(run) => <Page key={id} run={run} />}
    </ItemPage>
  );
}

function Page({ run }: { run: ChecklistRun }) {
  const { t } = useTranslation('checklists');
  const format = useFormat();
  const user = useUser();
  const by = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const [chosen, setChosen] = useState<string>();
  const { mutateAsync: finish } = useFinishRun();
  const { mutateAsync: reopen } = useReopenRun();
  const { items, marks } = run;
  const state = runState(run);
  const inHand =
    items.find(({ _id }) => _id === chosen) ??
    (run.finishedAt === null ? (state.differ[0] ?? state.open[0]) : undefined);
  const past = items.filter((item) => item._id !== inHand?._id && lastMark(marks, item._id));
  const complete = state.open.length === 0 && state.differ.length === 0;
  return (
    <>
      <PageHeader
        title={run.title}
        facts={[run.occasion, t('begun', { name: run.startedBy, when: format.dayTime(run.createdAt) })]
          .filter(Boolean)
          .join(' · ')}
        crumbs={[{ label: t('title'), to: '/app/vesseldocs/manage-checklists' }]}
        actions={
          <>
            <WaitingPill id={run._id} />
            {run.finishedAt && <Button onClick={() => reopen({ id: run._id })}>{t('reopen')}</Button>}
          </>
        }
      />
      {run.finishedAt && (
        <Banner icon={<Icon name="check" />} apart>
          {t('finishedBy', { name: run.finishedBy, when: format.dayTime(run.finishedAt) })}
        </Banner>
      )}
      <div className="stack">
        <div className="panel">
          <div className={styles.head}>
            <b>{t('doneOf', { done: state.done, count: items.length })}</b>
            {state.failed > 0 && <span> · {t('failedCount', { count: state.failed })}</span>}
            <div className={styles.cells} aria-hidden="true">
              {items.map(({ _id }) => {
                const result = lastMark(marks, _id)?.result;
                const look = [
                  styles.cell,
                  result ? cells[result] : '',
                  _id === inHand?._id ? styles.inHand : '',
                ];
                return <span key={_id} className={look.filter(Boolean).join(' ')} />;
              })}
            </div>
          </div>
          <ul className="plain" aria-label={t('past')}>
            {past.map((item) => (
              <li key={item._id}>
                <Past
                  item={item}
                  mark={lastMark(marks, item._id)}
                  twice={differs(marks, item._id)}
                  onOpen={() => setChosen(item._id)}
                />
              </li>
            ))}
          </ul>
          {inHand && (
            <ItemInHand
              key={inHand._id}
              run={run}
              item={inHand}
              number={items.findIndex(({ _id }) => _id === inHand._id) + 1}
              onDone={() => setChosen(undefined)}
              onBack={() => setChosen(past.at(-1)?._id)}
            />
          )}
          {complete && run.finishedAt === null && !chosen && (
            <div className={styles.bar}>
              <Button
                variant="primary"
                big
                icon={<Icon name="check" />}
                onClick={() => finish({ id: run._id, by })}
              >
                {t('finish')}
              </Button>
            </div>
          )}
        </div>
        <PhotosPanel resource="checklistruns" ownerID={run._id} hint={t('photosHint')} />
      </div>
    </>
  );
}

const cells = { ok: styles.ok, fail: styles.fail, skip: styles.skip };
const discs = {
  ok: [styles.discOk, 'check'],
  fail: [styles.discFail, 'close'],
  skip: ['', 'minus'],
} as const;

type PastProps = { item: CheckItem; mark: Mark | undefined; twice: boolean; onOpen: () => void };

function Past({ item, mark, twice, onOpen }: PastProps) {
  const { t } = useTranslation('checklists');
  const format = useFormat();
  if (!mark) return null;
  const [look, icon] = discs[mark.result];
  return (
    <div className={styles.past}>
      <span className={look ? `${styles.disc} ${look}` : styles.disc}>
        <Icon name={icon} size="s" />
        <span className="vh">{t(`result.${mark.result}`)}</span>
      </span>
      <div>
        <button type="button" onClick={onOpen}>
          {item.text}
        </button>
        <br />
        <span className="small">
          {[format.time(mark.at), mark.by, mark.word, twice ? t('twoResults') : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {mark.jobID && (
        <AppLink to="/app/jobdetails/$id" params={{ id: mark.jobID }}>
          {t('job')}
        </AppLink>
      )}
    </div>
  );
}
