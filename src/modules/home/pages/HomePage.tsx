import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useParticulars } from '#modules/vessel/queries.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { LayUpBanner } from '#modules/worklist/components/LayUpBanner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Menu } from '#ui/Menu.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { usePhone, useWide } from '#ui/useMedia.ts';
import { DayHome } from '../components/day/DayHome.tsx';
import { Greeting } from '../components/day/Greeting.tsx';
import { EquipmentHome } from '../components/EquipmentHome.tsx';
import styles from '../components/home.module.css';
import { VisitorHome } from '../components/VisitorHome.tsx';

/** Who reaches every vessel chooses one here; all others have theirs. */
const Vessels = lazyPart(() => import('#modules/vessel/components/BoatList.tsx'), null);

type Open = 'job' | 'defect' | 'layUp';

/** The first page: today by the ship's clock, the vessel, and what needs attention. */
export function HomePage() {
  const { t } = useTranslation(['home', 'worklist']);
  const user = useMaybeUser();
  const newJob = useDialog(() => import('#modules/job/components/CreateJobDialog.tsx'));
  const report = useDialog(() => import('#modules/job/components/ReportDialog.tsx'));
  const layUp = useDialog(() => import('#modules/worklist/components/LayUpDialog.tsx'));
  const format = useFormat();
  const wide = useWide();
  const phone = usePhone();
  const aboard = user !== undefined && user.boatID !== '';
  const mayJobs = aboard && can(user, { flag: 'jobs' });
  const mayEquipment = aboard && can(user, { flag: 'equipmentspage' });
  const open = (what: Open) =>
    what === 'layUp' ? layUp.open() : what === 'defect' ? report.open() : newJob.open();
  return (
    <>
      <PageHeader
        crumbs={[]}
        title={format.longDay(format.today)}
        facts={mayJobs && !wide ? <Greeting user={user} /> : <Facts user={user} />}
        actions={aboard ? <Actions {...{ user, mayJobs, mayEquipment }} onOpen={open} /> : undefined}
        primary={mayJobs && !phone ? <NewJob onClick={() => open('job')} /> : undefined}
      />
      {user && !aboard && (
        <div className={user.superadmin ? `panel ${styles.vessels}` : 'panel'}>
          {user.superadmin ? (
            <>
              <b>{t('noVessel')}</b>
              <Vessels />
            </>
          ) : (
            <EmptyState icon={<Icon name="boat" />} title={t('noVessel')} hint={t('noVesselHint')} />
          )}
        </div>
      )}
      {mayJobs ? (
        <>
          <LayUpBanner />
          <DayHome key={user._id} {...{ user, mayEquipment }} onReport={() => open('defect')} />
        </>
      ) : mayEquipment ? (
        <EquipmentHome boatID={user.boatID} />
      ) : (
        aboard && <VisitorHome user={user} />
      )}
      {newJob.element}
      {report.element}
      {layUp.element}
    </>
  );
}

/** The vessel, its location and its flag, in one line. */
function Facts({ user }: { user: User | undefined }) {
  const { t } = useTranslation(['home', 'worklist']);
  const { data: vessel } = useParticulars(user?.boatID ?? '');
  const place = user?.boat?.place ?? '';
  return (
    <span className={styles.facts}>
      {[user?.boatName, vessel ? t('facts', { place, flag: vessel.flag }) : place]
        .filter(Boolean)
        .join(' · ') || '\u00A0'}
    </span>
  );
}

type ActionsProps = {
  user: User;
  mayJobs: boolean;
  mayEquipment: boolean;
  onOpen: (what: Open) => void;
};

function Actions({ user, mayJobs, mayEquipment, onOpen }: ActionsProps) {
  const { t } = useTranslation(['home', 'worklist']);
  const phone = usePhone();
  const layUp = mayJobs && answersForVessel(user);
  return (
    <>
      {mayEquipment && !answersForVessel(user) && (
        <ButtonLink
          variant={mayJobs ? undefined : 'primary'}
          to="/app/equipment/hours"
          icon={<Icon name="gauge" />}
        >
          {t('enterHours')}
        </ButtonLink>
      )}
      {phone && mayJobs ? (
        // Beside the other, not below it.
        <NewJob onClick={() => onOpen('job')} />
      ) : (
        <Button icon={<Icon name="warning" />} onClick={() => onOpen('defect')}>
          {t('reportDefect')}
        </Button>
      )}
      {layUp && (
        <Menu
          label={t('shared:more')}
          icon={<Icon name="more" />}
          iconOnly
          items={[{ label: t('worklist:layUp.menu'), onClick: () => onOpen('layUp') }]}
        />
      )}
    </>
  );
}

function NewJob({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation(['home', 'worklist']);
  return (
    <Button variant="primary" icon={<Icon name="plus" />} onClick={onClick}>
      {t('newJob')}
    </Button>
  );
}
