import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import type { Job, Postponement } from '#modules/worklist/contract.ts';
import { useDecidePostponement } from '#modules/worklist/queries/commands.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';

/** The most important facts first: a pending postponement, the last one, or that the job is closed. */
export function JobBanners({ job, plans }: { job: Job; plans: boolean }) {
  const { t } = useTranslation('job');
  const labels = useJobLabels();
  const format = useFormat();
  const me = useMaybeUser();
  const { mutateAsync: decide } = useDecidePostponement();
  const { postponeAsked: asked, postponed, status } = job;
  const dues = ({ dueDate, dueHours }: Pick<Postponement, 'dueDate' | 'dueHours'>) =>
    [dueDate === null ? '' : labels.day(dueDate), dueHours === null ? '' : labels.hours(dueHours)]
      .filter(Boolean)
      .join(', ') || t('banner.noDay');
  // A failure has its own notice.
  const answer = (agree: boolean) => decide({ id: job._id, agree }).catch(() => undefined);
  const mine = asked !== null && asked.byID === me?._id;
  return (
    <>
      {asked && (
        <Banner
          kind="warn"
          icon={<Icon name="hourglass" />}
          action={
            !plans ? undefined : mine ? (
              <Button onClick={() => answer(false)}>{t('banner.takeBack')}</Button>
            ) : (
              <span className="row">
                <Button onClick={() => answer(false)}>{t('banner.refuse')}</Button>
                <Button variant="primary" onClick={() => answer(true)}>
                  {t('banner.agree')}
                </Button>
              </span>
            )
          }
        >
          {mine
            ? t('banner.askedMine', { when: dues(asked), reason: asked.reason })
            : t('banner.asked', { who: asked.by, when: dues(asked), reason: asked.reason })}
        </Banner>
      )}
      {postponed && status !== 'done' && status !== 'cancelled' && (
        <Banner icon={<Icon name="calendar" />}>
          {postponed.agreedBy
            ? t('banner.agreed', {
                by: postponed.agreedBy,
                from: dues(postponed),
                until: dues(job),
                who: postponed.by,
                reason: postponed.reason,
              })
            : t('banner.postponed', {
                from: dues(postponed),
                who: postponed.by,
                day: format.recentDay(postponed.at),
                reason: postponed.reason,
              })}
        </Banner>
      )}
      {status === 'done' && (
        <Banner icon={<Icon name="check" className="done-ink" />}>
          {t('banner.done', {
            day: job.lastDoneDate === null ? '' : labels.day(job.lastDoneDate),
          })}
        </Banner>
      )}
      {status === 'cancelled' && <Banner icon={<Icon name="info" />}>{t('banner.cancelled')}</Banner>}
    </>
  );
}
