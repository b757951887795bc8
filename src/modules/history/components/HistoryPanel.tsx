import { useEffect } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useInView } from '#ui/useInView.ts';
import { useHistory } from '../queries.ts';

const loadEntries = () => import('./HistoryEntries.tsx');
const HistoryEntries = lazyPart(loadEntries, <Skeleton />);

type Props = { resource: string; id: string };

/** Who changed what and when, by day, newest first. */
export function HistoryPanel({ resource, id }: Props) {
  const { t } = useTranslation('history');
  const [end, seen] = useInView<HTMLDivElement>();
  const query = useHistory(resource, id, seen);
  useEffect(() => {
    // The code of the rows, beside the rows instead of after them. A failure is shown where they are rendered.
    if (seen) void loadEntries().catch(() => undefined);
  }, [seen]);
  return (
    <Panel title={t('title')} count={query.data?.length}>
      {/* Always rendered: cached history is refetched too. */}
      <div ref={end}>
        <Loaded
          query={query}
          failed={t('failed')}
          none={<EmptyState icon={<Icon name="clock" />} title={t('none')} hint={t('noneHint')} />}
        >
          {(rows) => <HistoryEntries resource={resource} id={id} rows={rows} />}
        </Loaded>
      </div>
    </Panel>
  );
}
