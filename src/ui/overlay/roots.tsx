import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

// `prepend`: look.css comes after MUI's own styles and overrides them.
const cache = createCache({ key: 'css', prepend: true, ...(nonce ? { nonce } : {}) });

/**
 * The context of MUI's components: their styles with the page's nonce, and our theme. Only what opens over a page is
 * MUI's, so each root brings it along, and no first screen loads it.
 */
const MuiLook = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme} disableTransitionOnChange>
      {children}
    </ThemeProvider>
  </CacheProvider>
);

/** MUI's dialog in our look. */
export const Dialog = (props: DialogProps) => (
  <MuiLook>
    <MuiDialog {...props} />
  </MuiLook>
);

/** MUI's drawer in our look. */
export const Drawer = (props: DrawerProps) => (
  <MuiLook>
    <MuiDrawer {...props} />
  </MuiLook>
);

/** MUI's menu in our look. */
export const Menu = (props: MenuProps) => (
  <MuiLook>
    <MuiMenu {...props} />
  </MuiLook>
);

/** MUI's popover in our look. */
export const Popover = (props: PopoverProps) => (
  <MuiLook>
    <MuiPopover {...props} />
  </MuiLook>
);
