import { useTranslation } from '#lib/useTranslation.ts';
import { changeTheme, useTheme } from '#stores/theme.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { nightEnd } from '../nightEnd.ts';
import { Switch } from './Option.tsx';

const MIN_BRIGHTNESS = 3;
const MAX_BRIGHTNESS = 10;

/**
 * The night theme (red on black until 06:00) and its brightness; for this device only, so nothing is saved with the
 * user.
 */
export function NightBridge({ timeZone }: { timeZone: string | undefined }) {
  const { t } = useTranslation('theme');
  const night = useTheme((state) => state.nightUntil > 0);
  // In tenths, so that steps do not accumulate rounding errors.
  const tenths = useTheme((state) => Math.round(state.nightDim * 10));
  const step = (by: number) =>
    changeTheme({ nightDim: Math.min(MAX_BRIGHTNESS, Math.max(MIN_BRIGHTNESS, tenths + by)) / 10 });
  return (
    <>
      <Switch
        label={t('night')}
        hint={t('nightHint')}
        checked={night}
        onChange={(on) => changeTheme({ nightUntil: on ? nightEnd(Date.now(), timeZone) : 0 })}
      />
      {night && (
        <div className="row" style={{ marginBlockStart: 8 }}>
          <span style={{ flex: 1 }}>{t('brightness')}</span>
          <fieldset className="step" aria-label={t('brightness')}>
            <IconButton
              label={t('dimmer')}
              icon={<Icon name="minus" />}
              disabled={tenths <= MIN_BRIGHTNESS}
              onClick={() => step(-1)}
            />
            <b role="status" style={{ minWidth: 52 }}>
              {tenths * 10} %
            </b>
            <IconButton
              label={t('brighter')}
              icon={<Icon name="add" />}
              disabled={tenths >= MAX_BRIGHTNESS}
              onClick={() => step(1)}
            />
          </fieldset>
        </div>
      )}
    </>
  );
}
