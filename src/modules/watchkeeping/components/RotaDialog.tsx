import { useId, useMemo, useState } from 'react';
import { nowIso } from '#lib/clock.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { HOUR } from '#modules/hoursofrest/rules/limits.ts';
import { addDays } from '#modules/hoursofrest/rules/timeline.ts';
import { personName } from '#modules/profile/rules.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { DayBox } from '#ui/form/DayBox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { type RotaWatch, stations } from '../contract.ts';
import { usePostRota } from '../queries.ts';
import { generate, nightsOf } from '../rules/generate.ts';
import { cellAt, slotsOf } from '../rules/line.ts';
import { useRota } from '../useRota.ts';
import { useRuleTexts } from '../useRuleTexts.ts';
import styles from './watch.module.css';

const MOST_DAYS = 31;

type Days = { from: string; to: string };

/** Makes the rota of some days from their plans: what may be stood, what stays open and why, and how nights are shared. */
export default function RotaDialog({ from, to, onClose }: Days & { onClose: () => void }) {
  const { t } = useTranslation('watchkeeping');
  const id = useId();
  const [days, setDays] = useState<Days>({ from, to });
  const wrong = !days.from || !days.to || days.to < days.from || days.to > addDays(days.from, MOST_DAYS);
  const box = (key: keyof Days) => (
    <Field id={`${id}-${key}`} label={t(`field.${key}`)}>
      <DayBox
        id={`${id}-${key}`}
        value={days[key]}
        onChange={(value) => setDays((present) => ({ ...present, [key]: value }))}
      />
    </Field>
  );
  return wrong ? (
    <Dialog
      open
      wide
      title={t('makeRota')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <div className="stack">
        {box('from')}
        {box('to')}
        <p className={styles.problem}>{t('daysWrong', { count: MOST_DAYS })}</p>
      </div>
    </Dialog>
  ) : (
    <Made days={days} onClose={onClose}>
      {box('from')}
      {box('to')}
    </Made>
  );
}

function Made({ days, onClose, children }: { days: Days; onClose: () => void; children: React.ReactNode }) {
  const { t } = useTranslation('watchkeeping');
  const format = useFormat();
  const { boatID } = useUser();
  const rota = useRota(days.from, days.to);
  const ruleTexts = useRuleTexts(rota.line);
  const { mutate: post } = usePostRota();
  const [begun] = useState(nowIso);
  const { line, plans, watchers, stands, watches, nameOf, instant, people } = rota;
  const made = useMemo(() => {
    // A watch that has begun stays; so does one that somebody has marked.
    const since = cellAt(line, begun);
    const planned = new Set(watches.filter(({ status }) => status === 'planned').map(({ _id }) => _id));
    const first = line.starts[line.days.indexOf(days.from)] ?? 0;
    const end = line.starts[line.days.indexOf(addDays(days.to, 1))] ?? line.length;
    const kept = stands.filter(
      (stand) => stand.from < first || stand.from >= end || stand.from < since || !planned.has(stand.id),
    );
    const slots = slotsOf(line, plans, days.from, days.to).filter(
      (slot) =>
        slot.from >= since &&
        !kept.some((stand) => stand.station === slot.station && stand.from < slot.to && slot.from < stand.to),
    );
    return { ...generate(line, slots, watchers, kept, newId), kept, slots };
  }, [line, begun, watches, stands, plans, days.from, days.to, watchers]);
  const nights = nightsOf(line, made.stands);
  const hours = (userID: string) =>
    made.stands.filter((stand) => stand.userID === userID).reduce((sum, s) => sum + s.to - s.from, 0) / HOUR;
  const send = () => {
    const first = instant(line.starts[line.days.indexOf(days.from)] ?? 0);
    const end = instant(line.starts[line.days.indexOf(addDays(days.to, 1))] ?? line.length);
    const posted = made.stands.flatMap((stand): RotaWatch[] => {
      const station = stations.find((one) => one === stand.station);
      return station
        ? [
            {
              ...{ _id: stand.id, userID: stand.userID, station },
              ...{ start: instant(stand.from), end: instant(stand.to) },
            },
          ]
        : [];
    });
    post({ boatID, from: first, to: end, watches: posted });
    onClose();
  };
  const when = (cell: number) => format.dayTime(instant(cell));
  return (
    <Dialog
      open
      wide
      title={t('makeRota')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            icon={<Icon name="check" />}
            disabled={made.stands.length === 0}
            onClick={send}
          >
            {t('postRota')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <div className={styles.buttons}>{children}</div>
        {made.slots.length === 0 ? (
          <p>{t('nothingToStand')}</p>
        ) : (
          <p>
            <b>{t('watchesMade', { count: made.stands.length })}</b> {t('restKept')}
          </p>
        )}
        {made.open.length > 0 && (
          <section aria-label={t('openWatches')}>
            <p className={styles.problem}>
              <Icon name="error" size="s" /> {t('openCount', { count: made.open.length })}
            </p>
            <ul className={styles.moves}>
              {made.open.slice(0, 8).map((slot) => (
                <li key={`${slot.station}${slot.from}`}>
                  <b>
                    {t('openWatch', {
                      ...{ station: t(`station.${station(slot.station)}`) },
                      ...{ from: when(slot.from), to: format.time(instant(slot.to)) },
                    })}
                  </b>
                  {slot.why.length === 0 ? (
                    <div className="small ink2">{t('nobodyPlanned')}</div>
                  ) : (
                    slot.why.map(({ userID, finding }) => (
                      <div key={userID} className="small ink2">
                        {nameOf(userID)}: {finding ? ruleTexts(finding).title : t('busy')}
                      </div>
                    ))
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {made.stands.length > 0 && (
          <div className={styles.figures}>
            <b>{t('watchkeeper')}</b>
            <b>{t('watchHours')}</b>
            <b>{t('nightHours')}</b>
            {people
              .filter(({ userID }) => hours(userID) > 0)
              .map((person) => (
                <Row
                  key={person.userID}
                  name={personName(person)}
                  hours={format.number(hours(person.userID), 1)}
                  nights={format.number((nights.get(person.userID) ?? 0) / HOUR, 1)}
                />
              ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}

const station = (name: string) => stations.find((one) => one === name) ?? 'bridge';

const Row = ({ name, hours, nights }: { name: string; hours: string; nights: string }) => (
  <>
    <span>{name}</span>
    <span>{hours}</span>
    <span>{nights}</span>
  </>
);
