import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AuthFrame } from '#modules/auth/components/AuthFrame.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { FormatProvider } from '#ui/format/useFormat.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { GiveBack } from '../components/inspector/GiveBack.tsx';
import { InspectorDesk } from '../components/inspector/InspectorDesk.tsx';
import { tokenHere } from '../inspectionToken.ts';
import { isGone } from '../isGone.ts';
import { useInspectionView } from '../queries/inspection.ts';

/** What somebody sees who has a link of the master: the chosen books, and nothing else of the vessel. */
export function InspectionPage() {
  const { t } = useTranslation('logproof');
  const [{ token, isShips }] = useState(tokenHere);
  const view = useInspectionView(token);
  if (token === '' || isGone(view.error))
    return (
      <AuthFrame title={t('linkGone')}>
        <p>{t('linkGoneHint')}</p>
        {isShips && <GiveBack />}
      </AuthFrame>
    );
  if (view.data)
    return (
      <FormatProvider timeZone={view.data.ship.timeZone} vessel={view.data.ship.name}>
        <InspectorDesk view={view.data} {...{ token, isShips }} />
      </FormatProvider>
    );
  return (
    <AuthFrame title={t('inspectorView')}>
      {view.isError ? (
        <ErrorState title={t('loadFailed')} onRetry={() => view.refetch()} />
      ) : (
        <Skeleton rows={4} />
      )}
    </AuthFrame>
  );
}
