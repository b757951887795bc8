import { useState } from 'react';
import { useConnection } from '#lib/connection.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { inMegabytes } from '#modules/sync/cost.ts';
import { useCost, useStep } from '#modules/sync/queries.ts';
import { useWorkingSet } from '#modules/sync/useWorkingSet.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** Only a production build in a secure context has a service worker that can open it offline. */
const canBeStored = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/**
 * Above the home page of a boat that is not on this device yet: offers to make it available offline, shows the
 * progress, and disappears. It can be dismissed; the panel behind the user menu always has it.
 */
export function OfflineBanner({ user }: { user: User }) {
  const { last, putOff } = useStep(user.boatID);
  const { since } = useConnection();
  // Once started, it is shown to the end; a boat that was already on the device is refreshed silently.
  const [first] = useState(last === undefined && !putOff);
  const [gone, setGone] = useState(false);
  if (!first || gone || user.boatID === '' || !canBeStored()) return null;
  if (since !== undefined && last === undefined) return null;
  return (
    <div className="no-print frame-banner">
      <Offer user={user} onLater={() => setGone(true)} />
    </div>
  );
}

function Offer({ user, onLater }: { user: User; onLater: () => void }) {
  const { t } = useTranslation('app');
  const { step } = useStep(user.boatID);
  const { start, stop, putOff } = useWorkingSet(user);
  const idle = step === undefined || step.state === 'stopped';
  const mb = useCost(user.boatID, idle);
  const boat = user.boat?.name ?? user.boatName;
  const later = () => {
    putOff();
    onLater();
  };
  if (step?.state === 'running')
    return (
      <Banner
        icon={<Icon name="tablet" />}
        action={
          <Button slim onClick={() => void stop()}>
            {t('offline.stop')}
          </Button>
        }
      >
        {t('offline.running', { boat, done: step.done, all: step.all })}
        <progress className="prog" max={step.all} value={step.done} aria-label={t('offline.start')} />
      </Banner>
    );
  if (step?.state === 'done')
    return <Banner icon={<Icon name="check" />}>{t('offline.done', { boat })}</Banner>;
  return (
    <Banner
      icon={<Icon name="tablet" />}
      action={
        <>
          <Button slim onClick={later}>
            {t('offline.later')}
          </Button>
          <Button slim variant="primary" onClick={() => void start()}>
            {t(idle ? 'offline.start' : 'offline.goOn')}
          </Button>
        </>
      }
    >
      {idle ? (
        <>
          {t('offline.offer', { boat })}{' '}
          {/* It has its space before it is known: nothing shifts when it arrives. */}
          <span style={{ whiteSpace: 'nowrap', visibility: mb === undefined ? 'hidden' : 'visible' }}>
            {t('offline.cost', { mb: inMegabytes(mb ?? 8.8) })}
          </span>
        </>
      ) : (
        t('offline.broken')
      )}
    </Banner>
  );
}
