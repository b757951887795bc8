import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { inMegabytes } from '#modules/sync/cost.ts';
import { useCost, useStep } from '#modules/sync/queries.ts';
import { useWorkingSet } from '#modules/sync/useWorkingSet.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { OfferBanner, OfferText } from './OfferBanner.tsx';

/** Offers to make the boat available offline, and shows the progress. */
export default function OfflineSteps({ user, onLater }: { user: User; onLater: () => void }) {
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
    <OfferBanner
      start={t(idle ? 'offline.start' : 'offline.goOn')}
      onLater={later}
      onStart={() => void start()}
    >
      {idle ? (
        <OfferText boat={boat} mb={mb === undefined ? undefined : inMegabytes(mb)} />
      ) : (
        t('offline.broken')
      )}
    </OfferBanner>
  );
}
