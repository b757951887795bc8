import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

type Closing = { open?: boolean; onClose: () => void };
export type LoadCode<P> = () => Promise<{ default: ComponentType<P> }>;

/** A component whose code loads late. A failed `lazy` component stays failed, so a retry needs a new one. */
export const codeOf = <P extends object>(load: LoadCode<P>) => {
  const code = {
    Content: lazy(load),
    renew: () => {
      code.Content = lazy(load);
    },
  };
  return code;
};

/**
 * A dialog whose code loads when it is first shown. On a slow connection a loading notice appears; if loading or the
 * dialog fails, a notice says so, and the page behind it stays. A page that opens the dialog itself uses `useDialog`.
 */
export function lazyDialog<P extends Closing>(load: LoadCode<P>): ComponentType<P>;
// The props pass through; the signature above types them.
export function lazyDialog(load: LoadCode<Closing>): ComponentType<Closing> {
  const code = codeOf(load);
  return (props) => <LazyDialog code={code} given={props} />;
}

type Props = { code: ReturnType<typeof codeOf<Closing>>; given: Closing };

function LazyDialog({ code, given }: Props) {
  const closed = given.open === false;
  return (
    <CatchBoundary
      getResetKey={() => 'dialog'}
      errorComponent={({ reset }) => {
        const retry = () => {
          code.renew();
          reset();
        };
        return closed ? null : <Failed onRetry={retry} onClose={given.onClose} />;
      }}
    >
      <Suspense fallback={closed ? null : <Waiting />}>
        <Loaded code={code} given={given} />
      </Suspense>
    </CatchBoundary>
  );
}

function Loaded({ code: { Content }, given }: Props) {
  return <Content {...given} />;
}

/** The style sheet shows it after 300 ms, so that a fast load does not flash. */
function Waiting() {
  const { t } = useTranslation('ui');
  return createPortal(
    <p className="late" aria-live="polite">
      {t('loading')}
    </p>,
    document.body,
  );
}

type FailedProps = { onRetry: () => void; onClose: () => void };

function Failed({ onRetry, onClose }: FailedProps) {
  const { t } = useTranslation('ui');
  return createPortal(
    <div className="notes">
      <div className="note err" role="alert">
        <Icon name="error" />
        <span className="m">{t('dialogFailed')}</span>
        <Button variant="link" slim onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        <IconButton label={t('close')} icon={<Icon name="close" size="s" />} onClick={onClose} />
      </div>
    </div>,
    document.body,
  );
}
