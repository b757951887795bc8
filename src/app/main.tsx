import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '#i18n/setup.ts';
import { configureRequests } from '#lib/request.ts';
import { endSession, followOtherTabs, useAuth } from '#stores/auth.ts';
import { startTheme, useTheme } from '#stores/theme.ts';
import { Providers } from './Providers.tsx';
import { createQueryClient } from './queryClient.ts';
import { createAppRouter } from './router.ts';
import '#ui/look.css';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

configureRequests({
  token: () => useAuth.getState().token,
  language: () => useTheme.getState().locale,
  onUnauthorized: () => {
    endSession('expired');
    queryClient.clear();
  },
});
// The guard runs again whenever somebody signs in or out, here or in another tab.
useAuth.subscribe((now, before) => {
  if (now.token !== before.token) void router.invalidate();
});
followOtherTabs();
startTheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void startI18n(useTheme.getState().locale).then(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient} router={router} />
    </StrictMode>,
  ),
);
