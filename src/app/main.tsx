// First, so that the styles of modules come after it.
import '#ui/look.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '#i18n/setup.ts';
import { breath } from '#lib/breath.ts';
import { persistQueries } from '#lib/persist/persist.ts';
import { configureRequests } from '#lib/request.ts';
import { authQueries } from '#modules/auth/queries.ts';
import { endSession, followOtherTabs, useAuth } from '#stores/auth.ts';
import { startTheme, useTheme } from '#stores/theme.ts';
import { followEpoch } from './followEpoch.ts';
import { followOthers } from './followOthers.ts';
import { Providers } from './Providers.tsx';
import { createQueryClient } from './queryClient.ts';
import { createAppRouter, findPage, loadPageCode, loadRoutes } from './router.ts';
import { followInstallOffer } from './serviceWorker/install.ts';
import { startServiceWorker } from './serviceWorker/register.ts';
import { startAppOutbox } from './startAppOutbox.ts';
import { whenShown } from './whenShown.ts';

/** Deletes the photos that the service worker keeps. */
const forgetPhotos = () => {
  import('./serviceWorker/forgetPhotos.ts').then((part) => part.forgetPhotos()).catch(() => undefined);
};

const queryClient = createQueryClient();
const persistence = persistQueries(queryClient);
const router = createAppRouter(queryClient);
startAppOutbox(queryClient);

configureRequests({
  token: () => useAuth.getState().token,
  language: () => useTheme.getState().locale,
  onUnauthorized: () => {
    endSession('expired');
    queryClient.clear();
  },
  onEpoch: followEpoch(queryClient),
  onClock: async (offset) => {
    const { showClockNotice } = await import('#modules/outbox/clockNotice.ts');
    await showClockNotice(offset, useTheme.getState().locale);
  },
});
// Stored data stays on the device as long as the session; a sign-out, here or in another tab, deletes it.
useAuth.subscribe((now, before) => {
  if (now.userID === before.userID) return;
  if (before.userID) {
    void persistence.forget(before.userID);
    forgetPhotos();
  }
  if (now.userID) void persistence.start(now.userID);
});
// The guard runs again when somebody signs in or out, here or in another tab.
useAuth.subscribe((now, before) => {
  if (now.token !== before.token) void router.invalidate();
});
followOtherTabs();
startTheme();
followInstallOffer();
followOthers(queryClient);
whenShown(queryClient, () => {
  import('#modules/auth/endedSessions.ts').then(({ startEnding }) => startEnding()).catch(() => undefined);
});
whenShown(queryClient, () => {
  import('./fullText.ts').then(({ startFullText }) => startFullText()).catch(() => undefined);
});
startServiceWorker({
  start: (register) => whenShown(queryClient, register),
  onCached: async () => (await import('#modules/sync/start/begin.ts')).beginDailyStep(queryClient),
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
/** Loads the page of the address and shows it. */
const open = (at: Element) => {
  const { userID } = useAuth.getState();
  // A page whose routes do not come is looked for again when the router opens it, and says so then.
  const found = findPage(router, router.latestLocation.pathname).catch(() => false);
  whenShown(queryClient, () => loadRoutes(router).catch(() => undefined));
  if (userID) {
    void found.then(() => loadPageCode(router));
    // Asked for beside the code: the frame is rendered once, and the page's loader knows the boat.
    if (window.early) void queryClient.prefetchQuery(authQueries.me(userID));
  } else {
    whenShown(queryClient, forgetPhotos);
    // What comes after signing in, while the person types.
    whenShown(queryClient, () => loadPageCode(router, '/app/home'));
  }
  void Promise.all([found, startI18n(useTheme.getState().locale), userID && persistence.start(userID)]).then(
    () => {
      const root = createRoot(at);
      // As a transition it is rendered component by component: input and drawing go first.
      startTransition(() =>
        root.render(
          <StrictMode>
            <Providers queryClient={queryClient} router={router} />
          </StrictMode>,
        ),
      );
      // Deletes what a tab that was closed during sign-out may have left.
      void persistence.forgetOthers();
    },
  );
};

// In a task of its own: what is requested while the app is evaluated makes the engine parse all of it again, to know the
// place that asks (docs/decisions/0116-signals-without-a-stack.md).
void breath().then(() => open(root));
