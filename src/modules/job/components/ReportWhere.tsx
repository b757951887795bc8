import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { canReadLabels, machineOnLabel, readLabel } from '#lib/readLabel.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useAllEquipment } from '#modules/equipment/queries.ts';
import { useMachinePlaces } from '#modules/worklist/queries/defects.ts';
import { Button } from '#ui/Button.tsx';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { Icon } from '#ui/Icon.tsx';

type Choice = { value: string; label: string };

/** A name that several machines have comes with the place, and with a number where that does not tell them apart. */
const choicesOf = (machines: readonly { _id: string; name: string; location: string }[]): Choice[] => {
  const named = new Map<string, number>();
  for (const { name } of machines) named.set(name, (named.get(name) ?? 0) + 1);
  const used = new Map<string, number>();
  return machines.map(({ _id, name, location }) => {
    const label = (named.get(name) ?? 0) > 1 && location ? `${name}, ${location}` : name;
    const nth = (used.get(label) ?? 0) + 1;
    used.set(label, nth);
    return { value: _id, label: nth === 1 ? label : `${label} (${nth})` };
  });
};

/** Machines by name, and by name and place where several have the same name. */
export const useMachineChoices = (): readonly Choice[] => {
  const me = useMaybeUser();
  const all = can(me, { flag: ['jobs', 'equipmentspage'] });
  const { data: own = [] } = useAllEquipment();
  const named = useMachinePlaces(!all && can(me, 'crew'));
  const machines = all || !named ? own : named;
  return choicesOf(machines);
};

/** The machine or the place, typed with suggestions or read from a QR label. */
export function ReportWhere({ choices }: { choices: readonly Choice[] }) {
  const { t } = useTranslation('report');
  const { setValue } = useFormContext<{ where: string }>();
  const [unread, setUnread] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const scan = async (input: HTMLInputElement) => {
    const [picture] = input.files ?? [];
    if (!picture) return;
    const text = await readLabel(picture).catch(() => undefined);
    input.value = '';
    const found = choices.find(({ value }) => value === machineOnLabel(text ?? ''));
    setUnread(!found);
    if (found) setValue('where', found.label, { shouldDirty: true });
  };
  return (
    <>
      <ComboInput<{ where: string }>
        name="where"
        label={t('where')}
        placeholder={t('whereHint')}
        suggestions={choices.map(({ label }) => label)}
        wide
      />
      {canReadLabels() && (
        <div className="f wide">
          <span>
            <Button icon={<Icon name="qr" />} onClick={() => camera.current?.click()}>
              {t('scan')}
            </Button>
          </span>
          {unread && (
            <span className="help err" role="alert">
              {t('unread')}
            </span>
          )}
          <input
            ref={camera}
            type="file"
            hidden
            tabIndex={-1}
            aria-label={t('scan')}
            accept="image/*"
            capture="environment"
            onChange={({ target }) => void scan(target)}
          />
        </div>
      )}
    </>
  );
}
