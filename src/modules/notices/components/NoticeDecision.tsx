import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { useDecidePostponement } from '#modules/worklist/queries/commands.ts';
import { useAllJobs } from '#modules/worklist/queries.ts';
import { Button } from '#ui/Button.tsx';
import type { Notice } from '../contract.ts';

/** Approves or refuses, in place, the postponement that a notice asks for; nothing once it is decided. */
export function NoticeDecision({ notice, onDecided }: { notice: Notice; onDecided: () => void }) {
  const { t } = useTranslation('notices');
  const me = useMaybeUser();
  const { data: jobs } = useAllJobs();
  const { mutateAsync: decide } = useDecidePostponement();
  const job = jobs?.find(({ _id }) => notice.link === `/app/jobdetails/${_id}`);
  const asked = job?.postponeAsked;
  // A later request replaces the one that this notice was about.
  if (!job || !asked || asked.byID === me?._id || asked.reason !== notice.params.reason) return null;
  const answer = async (agree: boolean) => {
    try {
      await decide({ id: job._id, agree });
      onDecided();
    } catch {
      // A failure has its own notice.
    }
  };
  return (
    <div className="row" style={{ padding: '0 20px 10px 50px' }}>
      <Button onClick={() => answer(false)}>{t('refuse')}</Button>
      <Button variant="primary" onClick={() => answer(true)}>
        {t('approve')}
      </Button>
    </div>
  );
}
