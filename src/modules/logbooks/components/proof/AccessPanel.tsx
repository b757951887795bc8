import { useTranslation } from '#lib/useTranslation.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { LogVolume } from '../../contract.ts';
import { useLogAccess } from '../../queries/inspection.ts';
import { AccessRows } from './AccessRows.tsx';

/** Who looked at the books, printed or exported them. */
export function AccessPanel({ volumes }: { volumes: readonly LogVolume[] }) {
  const { t } = useTranslation('logproof');
  const query = useLogAccess();
  return (
    <Panel title={t('access')}>
      <Loaded
        query={query}
        failed={t('loadFailed')}
        rows={4}
        none={<p className="pad ink2">{t('noAccess')}</p>}
      >
        {(rows) => <AccessRows rows={rows} volumes={volumes} named />}
      </Loaded>
    </Panel>
  );
}
