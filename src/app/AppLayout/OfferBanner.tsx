import type { ReactNode } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

type Props = {
  /** What its button says. */
  start: string;
  /** Without them its buttons do nothing yet. */
  onLater?: () => void;
  onStart?: () => void;
  children: ReactNode;
};

/** The offer to make the boat available offline. */
export function OfferBanner({ start, onLater, onStart, children }: Props) {
  const { t } = useTranslation('app');
  return (
    <Banner
      icon={<Icon name="tablet" />}
      action={
        <>
          <Button slim onClick={onLater} disabled={!onLater}>
            {t('offline.later')}
          </Button>
          <Button slim variant="primary" onClick={onStart} disabled={!onStart}>
            {start}
          </Button>
        </>
      }
    >
      {children}
    </Banner>
  );
}

/** What it costs, in megabytes, has its space before it is known: nothing shifts when it arrives. */
export function OfferText({ boat, mb }: { boat: string; mb: number | undefined }) {
  const { t } = useTranslation('app');
  return (
    <>
      {t('offline.offer', { boat })}{' '}
      <span style={{ whiteSpace: 'nowrap', visibility: mb === undefined ? 'hidden' : 'visible' }}>
        {t('offline.cost', { mb: mb ?? 8.8 })}
      </span>
    </>
  );
}
