import { lazy, Suspense } from 'react';
import type { User } from '#modules/auth/contract.ts';
import { useEverOpen } from '#ui/useEverOpen.ts';
import type { Frame } from './useFrame.ts';

const NavDrawer = lazy(() => import('./NavDrawer.tsx'));
const EditPins = lazy(() => import('./EditPins.tsx'));
const CommandPalette = lazy(() => import('./CommandPalette.tsx'));
const ThemeDrawer = lazy(() => import('#modules/theme/components/ThemeDrawer.tsx'));
const NoticesDrawer = lazy(() => import('#modules/notices/components/NoticesDrawer.tsx'));
const ScanPanel = lazy(() => import('#modules/scan/components/ScanPanel.tsx'));
const OutboxDrawer = lazy(() => import('#modules/outbox/components/OutboxDrawer.tsx'));

export type PanelName = 'menu' | 'search' | 'theme' | 'notices' | 'outbox' | 'scan' | 'pins';

type Props = {
  user: User | undefined;
  frame: Frame;
  open: PanelName | undefined;
  onOpen: (panel: PanelName) => void;
  onClose: () => void;
};

/** The panels over the frame, one at a time; each loads on first use. */
export function Panels({ user, frame, open, onOpen, onClose }: Props) {
  const everOpen = {
    menu: useEverOpen(open === 'menu'),
    search: useEverOpen(open === 'search'),
    theme: useEverOpen(open === 'theme'),
    notices: useEverOpen(open === 'notices'),
    outbox: useEverOpen(open === 'outbox'),
    pins: useEverOpen(open === 'pins'),
    scan: useEverOpen(open === 'scan'),
  };
  return (
    <Suspense>
      {everOpen.menu && (
        <NavDrawer
          user={user}
          frame={frame}
          open={open === 'menu'}
          onClose={onClose}
          onTheme={() => onOpen('theme')}
          onEditPins={() => onOpen('pins')}
        />
      )}
      {everOpen.search && user && (
        <CommandPalette
          user={user}
          open={open === 'search'}
          onClose={onClose}
          onTheme={() => onOpen('theme')}
          onScan={() => onOpen('scan')}
        />
      )}
      {everOpen.theme && (
        <ThemeDrawer open={open === 'theme'} timeZone={user?.boat?.timeZone} onClose={onClose} />
      )}
      {everOpen.notices && <NoticesDrawer open={open === 'notices'} onClose={onClose} />}
      {everOpen.pins && (
        <EditPins entries={frame.entries} user={user} open={open === 'pins'} onClose={onClose} />
      )}
      {everOpen.outbox && <OutboxDrawer open={open === 'outbox'} onClose={onClose} />}
      {everOpen.scan && user && <ScanPanel user={user} open={open === 'scan'} onClose={onClose} />}
    </Suspense>
  );
}
