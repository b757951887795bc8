import { useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { personName } from '#modules/profile/rules.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Watch } from '../contract.ts';
import { useAskSwap } from '../queries.ts';
import { breachesOf, newBreaches } from '../rules/rest.ts';
import { type RotaView, useCrew, useRota } from '../useRota.ts';
import { useRuleTexts } from '../useRuleTexts.ts';

/** What somebody would break with a watch more; 'busy' if they stand another one then. */
const against = ({ line, stands, watchers }: RotaView, watch: Watch, userID: string) => {
  const given = stands.find(({ id }) => id === watch._id);
  const watcher = watchers.find((one) => one.userID === userID) ?? {
    ...{ userID, work: [], limits: { regime: 'rest' as const, minRestBlock: 2, young: false } },
  };
  if (!given) return undefined;
  const own = stands.filter((stand) => stand.userID === userID);
  if (own.some(({ from, to }) => from < given.to && given.from < to)) return 'busy' as const;
  return newBreaches(breachesOf(line, watcher, own), breachesOf(line, watcher, [...own, given]))[0];
};

/** Asks somebody to stand a watch; who may not is named with the reason. */
export default function SwapDialog({ watch, onClose }: { watch: Watch; onClose: () => void }) {
  const { t } = useTranslation('watchkeeping');
  const format = useFormat();
  const me = useUser();
  const id = useId();
  const day = format.dayOf(watch.start);
  const rota = useRota(day, day);
  const { crew } = useCrew();
  const ruleTexts = useRuleTexts(rota.line);
  const { mutate: ask } = useAskSwap();
  const [toID, setToID] = useState('');
  const [reason, setReason] = useState('');
  const standing = new Set(rota.stands.map(({ userID }) => userID));
  const others = crew
    .filter(({ userID }) => userID !== watch.userID)
    .map((person) => ({ person, problem: against(rota, watch, person.userID) }))
    .sort(
      (a, b) =>
        Number(a.problem !== undefined) - Number(b.problem !== undefined) ||
        Number(standing.has(b.person.userID)) - Number(standing.has(a.person.userID)),
    );
  const send = () => {
    ask({ watch, toID, reason: reason.trim(), byID: me._id, by: `${me.firstName} ${me.lastName}`.trim() });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('askSwap')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={toID === ''} icon={<Icon name="swap" />} onClick={send}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <fieldset className="stack">
          <legend className="label">{t('swapWith')}</legend>
          {others.map(({ person, problem }) => (
            <label key={person.userID} className="row">
              <input
                type="radio"
                name={id}
                checked={toID === person.userID}
                disabled={problem !== undefined}
                onChange={() => setToID(person.userID)}
              />
              <span>
                {personName(person)}
                <br />
                <span className="small ink2">
                  {problem === 'busy' ? t('busy') : problem ? ruleTexts(problem).title : person.jobtitle}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <Field id={`${id}-reason`} label={t('reason')}>
          <div className="in">
            <input
              id={`${id}-reason`}
              value={reason}
              maxLength={300}
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
        </Field>
      </div>
    </Dialog>
  );
}
