import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { ErrorState } from './ErrorState.tsx';
import { codeOf, type LoadCode } from './lazyDialog.tsx';

/**
 * A part of a page whose code loads when it is first rendered; `waiting` takes its room meanwhile. If its code does not
 * load, the part says so and offers a retry, and the page stays.
 */
export function lazyPart<P extends object>(load: LoadCode<P>, waiting: ReactNode): ComponentType<P> {
  const code = codeOf(load);
  return (props) => (
    <CatchBoundary
      getResetKey={() => 'part'}
      errorComponent={({ reset }) => {
        const retry = () => {
          code.renew();
          reset();
        };
        return <Failed onRetry={retry} />;
      }}
    >
      <Suspense fallback={waiting}>
        <Loaded code={code} given={props} />
      </Suspense>
    </CatchBoundary>
  );
}

type LoadedProps<P extends object> = { code: ReturnType<typeof codeOf<P>>; given: P };

/** Reads the component when it is mounted: after a failure it is another one. */
function Loaded<P extends object>({ code: { Content }, given }: LoadedProps<P>) {
  return <Content {...given} />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return <ErrorState title={t('dialogFailed')} onRetry={onRetry} />;
}
