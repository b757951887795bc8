import { nowIso } from '#lib/clock.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import type { LogInspection } from '../../contract/inspection.ts';
import type { LogVolume } from '../../contract.ts';
import { useEndInspection, useInspections } from '../../queries/inspection.ts';
import { useBookName } from '../../useBookName.ts';
import { AccessRows } from './AccessRows.tsx';
import styles from './proof.module.css';

type Props = { volumes: readonly LogVolume[]; mayEnd: boolean };

/** The links that were opened for inspectors, with every view by each. */
export function InspectionsPanel({ volumes, mayEnd }: Props) {
  const { t } = useTranslation('logproof');
  const query = useInspections();
  return (
    <Panel title={t('inspections')} count={query.data?.length}>
      <Loaded
        query={query}
        failed={t('loadFailed')}
        rows={2}
        none={<p className="pad ink2">{t('noInspections')}</p>}
      >
        {(list) => (
          <ul className="rows">
            {list.map((inspection) => (
              <InspectionRow key={inspection._id} {...{ inspection, volumes, mayEnd }} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function InspectionRow({ inspection, volumes, mayEnd }: Props & { inspection: LogInspection }) {
  const { t } = useTranslation('logproof');
  const nameOf = useBookName();
  const format = useFormat();
  const confirm = useConfirm();
  const { mutateAsync: end } = useEndInspection();
  const { _id, forWhom, openedBy, openedAt, expiresAt, endedAt, views, withCode, wrongCodes } = inspection;
  const isOpen = !endedAt && expiresAt > nowIso();
  const shown = inspection.volumes.flatMap((id) => {
    const volume = volumes.find((each) => each._id === id);
    return volume ? [nameOf(volume.book, volume.no)] : [];
  });
  const seen = views.filter(({ deed }) => deed !== 'given' && deed !== 'ended');
  return (
    <li>
      <div className={`li ${styles.wide}`}>
        <span className="t">
          <b>{forWhom}</b>
          <span>{format.list(shown)}</span>
          <span>
            {[
              t('openedBy', { name: openedBy, time: format.dayTime(openedAt) }),
              ...(withCode ? [t('codeAsked')] : []),
            ].join(' · ')}
          </span>
          {wrongCodes > 0 && <span className={styles.wrong}>{t('wrongCodes', { count: wrongCodes })}</span>}
        </span>
        <StateChip state={isOpen ? 'inProgress' : 'done'}>
          {isOpen
            ? t('until', { time: format.dayTime(expiresAt) })
            : t('ended', { time: format.dayTime(endedAt ?? expiresAt) })}
        </StateChip>
        {isOpen && mayEnd && (
          <Button
            onClick={() =>
              confirm({
                title: t('endTitle', { whom: forWhom }),
                body: t('endBody'),
                action: t('endNow'),
                onConfirm: () => end(_id),
              })
            }
          >
            {t('endNow')}
          </Button>
        )}
      </div>
      {seen.length > 0 ? (
        <AccessRows rows={seen} volumes={volumes} />
      ) : (
        <p className="pad small ink2">{t('notOpenedYet')}</p>
      )}
    </li>
  );
}
