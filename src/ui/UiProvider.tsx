import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';
import { ConfirmProvider } from './useConfirm.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

// `prepend`: look.css comes after MUI's own styles and has the last word, on icons above all.
const cache = createCache({ key: 'css', prepend: true, ...(nonce ? { nonce } : {}) });

/** What every screen stands on: MUI's styles under our nonce, our theme, and the one dialog that asks "sure?". */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} disableTransitionOnChange>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
