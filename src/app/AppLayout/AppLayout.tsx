import { Navigate, Outlet } from '@tanstack/react-router';
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { useSession } from '#modules/auth/queries.ts';
import { useServerTheme } from '#modules/theme/queries.ts';
import { useTheme } from '#stores/theme.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { usePhone, useWide } from '#ui/useMedia.ts';
import { LinkBanner } from './ConnectionState.tsx';
import { Footer } from './Footer.tsx';
import { FrameContext } from './frameContext.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { type PanelName, Panels } from './Panels.tsx';
import { TabBar } from './TabBar.tsx';
import { TopBar } from './TopBar.tsx';
import { type Frame, useEntryTitle, useFocusHeading, useFrame } from './useFrame.ts';

const Blocked = lazy(() => import('./Blocked.tsx'));
// A phone never needs them.
const TopNav = lazy(() => import('./TopNav.tsx'));
const SideNav = lazy(() => import('./SideNav.tsx'));

/**
 * The frame around every page of the app. At the start it is drawn in steps between input and drawing, too: as part of
 * what the router tells it would be drawn in one go. In place of another page it is drawn at once.
 */
export function AppLayout() {
  const [isBegun, setBegun] = useState(() => !!document.getElementById('root')?.firstChild);
  useEffect(() => startTransition(() => setBegun(true)), []);
  // Something is still to come: see whenShown.ts.
  return isBegun ? <Layout /> : <main id="main" />;
}

/** It renders before the user is known. */
function Layout() {
  const { user, failed, retry } = useSession();
  const frame = useFrame(user);
  const [panel, setPanel] = useState<PanelName>();
  const wide = useWide();
  const phone = usePhone();
  const navType = useTheme((state) => state.navType);
  // The menu has its space while its entries are unknown, so that the page does not shift.
  const waiting = !user && !failed;
  const hasMenu = waiting || frame.entries.length > 0;
  const sideNav = wide && hasMenu && navType === 'SIDE';
  const editPins = () => setPanel('pins');
  useEntryTitle(frame.owner);
  useFocusHeading();
  useSearchKey(() => setPanel('search'));
  useFrameSize(sideNav, phone);
  return (
    <>
      <ServerTheme />
      <SkipLink />
      <TopBar user={user} waiting={waiting} frame={frame} sideNav={sideNav} onOpen={setPanel} />
      {wide && hasMenu && navType === 'TOP' && (
        <Suspense fallback={<div className="topnav" />}>
          <TopNav {...frame} user={user} onEditPins={editPins} />
        </Suspense>
      )}
      <div className="body">
        {sideNav && (
          <Suspense fallback={<SideSpace />}>
            <SideNav {...frame} user={user} onEditPins={editPins} />
          </Suspense>
        )}
        <div className="col">
          <LinkBanner onRetry={retry} />
          {user && !frame.refusal && frame.owner?.to === '/app/home' && (
            <OfflineBanner key={user.boatID} user={user} />
          )}
          <main
            className="main"
            id="main"
            tabIndex={-1}
            data-scroll-restoration-id="main"
            style={{ outline: 0 }}
          >
            <FrameContext value={{ user, frame, openPanel: setPanel }}>
              <Page user={user} failed={failed} retry={retry} frame={frame} />
            </FrameContext>
          </main>
          {!phone && <Footer boat={user?.boat} />}
        </div>
      </div>
      {phone && <TabBar {...frame} user={user} onScan={() => setPanel('scan')} />}
      <Panels user={user} frame={frame} open={panel} onOpen={setPanel} onClose={() => setPanel(undefined)} />
    </>
  );
}

// One element for all renders: with new props `Navigate` would navigate again at each of them, and each causes the next.
const toChangePassword = <Navigate to="/app/change-password" replace />;

type PageProps = { user: User | undefined; failed: boolean; retry: () => void; frame: Frame };

/** The page, or the reason it is not shown. */
function Page({ user, failed, retry, frame: { refusal, owner } }: PageProps) {
  const { t } = useTranslation('app');
  if (failed) return <ErrorState title={t('notLoaded')} reason={t('notLoadedWhy')} onRetry={retry} />;
  if (!user) return <Skeleton rows={8} />;
  if (refusal === 'changePassword') return toChangePassword;
  return (
    <Content key={user.boatID}>
      {refusal ? <Blocked user={user} owner={owner} refusal={refusal} /> : <Outlet />}
    </Content>
  );
}

/**
 * What the address opens. Another boat remounts it: it must not keep data of the old one. Whatever of it still loads, the
 * frame stays. The frame is drawn first and the page after it, in steps between input and drawing: in one go a table takes
 * a tablet half a second (docs/decisions/0125-a-page-in-steps.md).
 */
function Content({ children }: { children: ReactNode }) {
  const isNext = useDeferredValue(true, false);
  const waiting = <Skeleton rows={8} />;
  return <Suspense fallback={waiting}>{isNext ? children : waiting}</Suspense>;
}

/** The space of the side menu while its code loads: the page does not shift. */
function SideSpace() {
  const collapsed = useTheme((state) => state.navCollapsed);
  return <div className={collapsed ? 'sidenav min' : 'sidenav'} />;
}

/** Follows the theme that the server keeps, by itself: its answer does not draw the frame anew. */
function ServerTheme() {
  useServerTheme();
  return null;
}

function SkipLink() {
  const { t } = useTranslation('app');
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link to a place on this page, as readers expect; only the history is left alone
    <a
      className="skip"
      href="#main"
      onClick={(event) => {
        // Moves the focus without a history entry.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}

/** Ctrl K, or Cmd K on a Mac. */
const useSearchKey = (open: () => void) =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);

/** Tells the style sheet the size of the frame, for elements fixed to the window's edges. */
const useFrameSize = (sideNav: boolean, phone: boolean) => {
  const collapsed = useTheme((state) => state.navCollapsed);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--frame-start', sideNav ? (collapsed ? '80px' : '250px') : '0px');
    style.setProperty('--tabbar-h', phone ? '64px' : '0px');
    return () => {
      style.removeProperty('--frame-start');
      style.removeProperty('--tabbar-h');
    };
  }, [sideNav, collapsed, phone]);
};
