import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import type { LogRecord, LogVolume } from '../contract.ts';
import { useSigners, useVerdict } from '../queries.ts';
import { coveredBy } from '../rules/deck.ts';
import { shortSeal } from './Signed.tsx';
import styles from './seals.module.css';
import { VolumeFiles } from './VolumeFiles.tsx';

type Props = {
  volume: LogVolume;
  records: readonly LogRecord[];
  closed: boolean;
  /** Where the master signs page by page: the page that the records are of. */
  page?: number;
};

const unverified = (records: readonly LogRecord[]) => {
  const covered = coveredBy(records);
  return records.filter(
    ({ content: { kind }, hash, n }) => n > 0 && (kind === 'entry' || kind === 'amend') && !covered.has(hash),
  );
};

/** The seals of a volume: the newest, the check of all, what waits for the master, and its closing. */
export default function VolumeActions({ volume, records, closed, page }: Props) {
  const { t } = useTranslation('logbooks');
  const { _id: me } = useUser();
  const { data: signers = [] } = useSigners();
  const isMaster = signers.some(({ _id, master }) => _id === me && master);
  const signing = useDialog(() => import('./SignDialog.tsx'));
  const waiting = unverified(records);
  const first = waiting.at(-1);
  const verify = () =>
    signing.open({
      title: t('verifyTitle', { count: waiting.length }),
      toSign: {
        ...{ volume, kind: 'verify', covers: waiting.map(({ hash }) => hash) },
        of: page ? `page ${page}` : `${first?.n ?? 0} - ${waiting[0]?.n ?? 0}`,
      },
      action: t('sign'),
      children: (
        <p>{t('verifySays', { count: waiting.length, first: first?.n ?? 0, last: waiting[0]?.n ?? 0 })}</p>
      ),
    });
  const close = () =>
    signing.open({
      title: t('closeVolume'),
      toSign: { volume, kind: 'close' },
      action: t('sign'),
      children: <p>{t('closeSays', { pages: volume.pages, records: volume.records })}</p>,
    });
  return (
    <Panel title={t('seals')} count={t('recordsOf', { count: volume.records })}>
      <Verdict volume={volume} />
      <div className={`btns ${styles.acts}`}>
        {isMaster && waiting.length > 0 && (
          <Button variant="primary" icon={<Icon name="shield" />} onClick={verify}>
            {page ? t('signPage', { page }) : t('verifyThem', { count: waiting.length })}
          </Button>
        )}
        {isMaster && !closed && volume.unverified === 0 && waiting.length === 0 && volume.records > 1 && (
          <Button icon={<Icon name="archive" />} onClick={close}>
            {t('closeVolume')}
          </Button>
        )}
        {volume.no > 0 && <VolumeFiles volume={volume} />}
      </div>
      <ol className={styles.chain} aria-label={t('newestSeals')}>
        {records
          .toSorted((a, b) => (b.n || Number.POSITIVE_INFINITY) - (a.n || Number.POSITIVE_INFINITY))
          .slice(0, 8)
          .map(({ _id, n, seal, content }) => (
            <li key={_id}>
              <Icon name="lock" size="s" />
              <b>{n || '–'}</b>
              <span>{t(`kindOf.${content.kind}`)}</span>
              <span className={styles.hash}>{seal ? shortSeal(seal) : t('notAshore')}</span>
            </li>
          ))}
      </ol>
      {signing.element}
    </Panel>
  );
}

function Verdict({ volume }: { volume: LogVolume }) {
  const { t } = useTranslation('logbooks');
  const format = useFormat();
  const { data, isFetching, isError, refetch } = useVerdict(volume._id);
  return (
    <div className={styles.verdict} role="status">
      {data && !data.broken && (
        <p className={styles.right}>
          <Icon name="shield" size="s" /> {t('unbroken', { time: format.time(data.at), count: data.count })}
        </p>
      )}
      {data?.broken && (
        <p className={styles.broken}>
          <Icon name="error" size="s" />{' '}
          {t('brokenAt', { n: data.broken.n, why: t(`why.${whyOf(data.broken.why)}`) })}
        </p>
      )}
      {data && data.gaps.length > 0 && <p>{t('gaps', { list: format.list(data.gaps.map(String)) })}</p>}
      {isError && <p className={styles.broken}>{t('checkFailed')}</p>}
      <Button pending={isFetching} onClick={() => void refetch()}>
        {t('checkNow')}
      </Button>
    </div>
  );
}

const reasons = [
  'shape',
  'number',
  'before',
  'content',
  'seal',
  'volume',
  'order',
  'amends',
  'covers',
  'closed',
] as const;

const whyOf = (why: string) => reasons.find((each) => each === why) ?? 'shape';
