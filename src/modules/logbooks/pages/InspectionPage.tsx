import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { AuthFrame } from '#modules/auth/components/AuthFrame.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { FormatProvider } from '#ui/format/useFormat.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { messagesOf } from '#ui/messagesOf.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { GiveBack } from '../components/inspector/GiveBack.tsx';
import { InspectorDesk } from '../components/inspector/InspectorDesk.tsx';
import { tokenHere, withCode } from '../inspectionToken.ts';
import { asksForCode, isGone } from '../isGone.ts';
import { useInspectionView } from '../queries/inspection.ts';

const CodePage = lazyPart(() => import('../components/inspector/CodePage.tsx'), <Skeleton rows={4} />);

/** What somebody sees who has a link of the master: the chosen books, and nothing else of the vessel. */
export function InspectionPage() {
  const { t } = useTranslation('logproof');
  const [{ token: linkToken, isShips }] = useState(tokenHere);
  const [code, setCode] = useState('');
  const token = code ? withCode(linkToken, code) : linkToken;
  const view = useInspectionView(token);
  if (token === '' || isGone(view.error))
    return (
      <AuthFrame title={t('linkGone')}>
        <p>{t('linkGoneHint')}</p>
        {isShips && <GiveBack />}
      </AuthFrame>
    );
  if (asksForCode(view.error) || (code && view.isPending))
    return (
      <CodePage
        problem={
          code && view.error
            ? messagesOf(view.error, t('loadFailed'))
                .map(({ msg }) => msg)
                .join(' ')
            : ''
        }
        pending={view.isFetching}
        onCode={(next) => (next === code ? void view.refetch() : setCode(next))}
      />
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
