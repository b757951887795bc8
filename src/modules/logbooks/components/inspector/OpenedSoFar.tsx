import { useTranslation } from '#lib/useTranslation.ts';
import { Panel } from '#ui/Panel.tsx';
import type { ShownVolume } from '../../contract/inspection.ts';
import { useInspectionViews } from '../../queries/inspection.ts';
import { AccessRows } from '../proof/AccessRows.tsx';

/** What has been opened by this link: the master sees the same. */
export function OpenedSoFar({ token, volumes }: { token: string; volumes: readonly ShownVolume[] }) {
  const { t } = useTranslation('logproof');
  const { data = [] } = useInspectionViews(token);
  return (
    <Panel title={t('openedSoFar')} count={data.length}>
      <AccessRows rows={data} volumes={volumes} />
    </Panel>
  );
}
