import { useId } from 'react';
import { languageNames, languages } from '#i18n/setup.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { changeTheme, useTheme } from '#stores/theme.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Drawer } from '#ui/overlay/roots.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { useResetTheme, useSaveSetting } from '../queries/commands.ts';
import { BarColours } from './BarColours.tsx';
import { NightBridge } from './NightBridge.tsx';
import { Option, Switch } from './Option.tsx';

type Props = { open: boolean; timeZone: string | undefined; onClose: () => void };

/** A user's theme: every setting shows at once and is saved separately. */
export default function ThemeDrawer({ open, timeZone, onClose }: Props) {
  const { t } = useTranslation('theme');
  const id = useId();
  const theme = useTheme();
  const save = useSaveSetting();
  const reset = useResetTheme();
  const noSide = theme.navType !== 'SIDE';
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor={theme.direction === 'rtl' ? 'left' : 'right'}
      slotProps={{
        // No backdrop: the page shows the effect of a setting.
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          style: { width: 360, maxWidth: '100%' },
        },
      }}
    >
      <div className="drawer">
        <header>
          <h2 id={id} style={{ flex: 'none' }}>
            {t('title')}
          </h2>
          <span className="small ink2 el" style={{ flex: 1 }}>
            {t('forYou')}
          </span>
          <IconButton label={t('close')} icon={<Icon name="close" />} onClick={onClose} />
        </header>
        <div className="in-drawer">
          <Option>
            <Segmented
              label={t('navigation')}
              showLabel
              options={[
                { value: 'TOP', label: t('top') },
                { value: 'SIDE', label: t('side') },
              ]}
              value={theme.navType}
              onChange={(value) => save({ field: 'navType', value })}
            />
          </Option>
          {/* The night theme has one hue and a bar of its own. */}
          {theme.nightUntil === 0 && (
            <Option>
              <BarColours onChange={(value) => save({ field: 'topNavColor', value })} />
            </Option>
          )}
          <Option disabled={noSide}>
            <Segmented
              label={t('sideBar')}
              showLabel
              options={[
                { value: 'light', label: t('light') },
                { value: 'dark', label: t('dark') },
              ]}
              value={theme.sideNavTheme}
              onChange={(value) => save({ field: 'sideNavTheme', value })}
            />
            <div style={{ marginBlockStart: 12 }}>
              <Switch
                label={t('collapse')}
                hint={t('sideOnly')}
                checked={theme.navCollapsed}
                onChange={(value) => save({ field: 'navCollapsed', value })}
              />
            </div>
          </Option>
          <Option>
            <Switch
              label={t('darkTheme')}
              checked={theme.currentTheme === 'dark'}
              onChange={(dark) => save({ field: 'currentTheme', value: dark ? 'dark' : 'light' })}
            />
          </Option>
          <Option>
            <NightBridge timeZone={timeZone} />
          </Option>
          <Option>
            <Segmented
              label={t('fontSize')}
              showLabel
              options={[
                { value: 'sm', label: t('small') },
                { value: 'base', label: t('normal') },
                { value: 'md', label: t('large') },
              ]}
              value={theme.fontSize}
              onChange={(value) => save({ field: 'fontSize', value })}
            />
          </Option>
          <Option>
            <Segmented
              label={t('rows')}
              showLabel
              options={[
                { value: 'auto', label: t('byDevice') },
                { value: 'office', label: t('dense') },
                { value: 'touch', label: t('touch') },
              ]}
              value={theme.density}
              onChange={(density) => changeTheme({ density })}
            />
            <span className="small ink2">{t('rowsHint')}</span>
          </Option>
          <Option>
            <label className="f">
              <span className="flabel">{t('language')}</span>
              <span className="in">
                <select
                  value={theme.locale}
                  onChange={(event) => {
                    const value = languages.find((language) => language === event.target.value);
                    if (value) save({ field: 'locale', value });
                  }}
                >
                  {languages.map((language) => (
                    <option key={language} value={language} lang={language}>
                      {languageNames[language]}
                    </option>
                  ))}
                </select>
                <Icon name="down" />
              </span>
            </label>
          </Option>
        </div>
        <footer>
          <Button icon={<Icon name="restart" />} onClick={reset} style={{ flex: 1 }}>
            {t('reset')}
          </Button>
        </footer>
      </div>
    </Drawer>
  );
}
