import { useQueryClient } from '@tanstack/react-query';
import { translate } from '#lib/text.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { addAlert } from '#stores/alerts.ts';
import { changeTheme, useTheme } from '#stores/theme.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';

/** Makes the side menu narrow or wide. */
export default function CollapseToggle() {
  const { t } = useTranslation('app');
  const collapsed = useTheme((state) => state.navCollapsed);
  const client = useQueryClient();
  const toggle = async () => {
    changeTheme({ navCollapsed: !collapsed });
    try {
      const { changeSetting } = await import('#modules/theme/queries/commands.ts');
      await changeSetting(client, { field: 'navCollapsed', value: !collapsed });
    } catch {
      changeTheme({ navCollapsed: collapsed });
      addAlert({ kind: 'error', text: await translate('messages:themeFailed'), sticky: true });
    }
  };
  return (
    <IconButton
      label={t(collapsed ? 'expandMenu' : 'collapseMenu')}
      icon={collapsed ? <Icon name="menu" /> : <Icon name="menuOpen" className="flip" />}
      aria-expanded={!collapsed}
      aria-controls="main-menu"
      onClick={toggle}
      style={{ marginInlineStart: -8 }}
    />
  );
}
