import { lazy, Suspense, useState } from 'react';
import { useConnection } from '#lib/connection.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useStep } from '#modules/sync/queries.ts';
import { OfferBanner, OfferText } from './OfferBanner.tsx';

const OfflineOffer = lazy(() => import('./OfflineOffer.tsx'));

/** Only a production build in a secure context has a service worker that can open it offline. */
const canBeStored = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/**
 * Above the home page of a boat that is not on this device yet: offers to make it available offline, shows the
 * progress, and disappears. It can be dismissed; the panel behind the user menu always has it.
 */
export function OfflineBanner({ user }: { user: User }) {
  const { t } = useTranslation('app');
  const { last, putOff } = useStep(user.boatID);
  const { since } = useConnection();
  // Once started, it is shown to the end; a boat that was already on the device is refreshed silently.
  const [first] = useState(last === undefined && !putOff);
  const [gone, setGone] = useState(false);
  // Yards and invited people have hardly anything to keep; it is kept without a question.
  if (!first || gone || user.boatID === '' || !can(user, 'crew') || !canBeStored()) return null;
  if (since !== undefined && last === undefined) return null;
  return (
    <div className="no-print frame-banner">
      <Suspense
        fallback={
          <OfferBanner start={t('offline.start')}>
            <OfferText boat={user.boat?.name ?? user.boatName} mb={undefined} />
          </OfferBanner>
        }
      >
        <OfflineOffer user={user} onLater={() => setGone(true)} />
      </Suspense>
    </div>
  );
}
