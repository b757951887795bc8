import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { useConfirmSignOut } from '#modules/outbox/useConfirmSignOut.ts';
import { isManagement, profileMenu } from '../profileMenu.ts';
import { useInstall } from '../serviceWorker/install.ts';

/** Whether a page exists: a module that is not built yet has no route, and no link is shown. */
const hasPage = ({ routesByPath }: AnyRouter, to: string | undefined) =>
  to === undefined || Object.hasOwn(routesByPath, to);

/** The profile menu's links, in the reader's language. */
export const useProfileItems = (user: User) => {
  const { t } = useTranslation('nav');
  const router = useRouter();
  const signOut = useConfirmSignOut();
  return profileMenu(user)
    .filter(({ to }) => hasPage(router, to))
    .map(({ label, to, params }) =>
      to ? { label: t(label), to, ...(params ? { params } : {}) } : { label: t(label), onClick: signOut },
    );
};

const hasController = () => Boolean(globalThis.navigator?.serviceWorker?.controller);
const onController = (changed: () => void) => {
  const workers = globalThis.navigator?.serviceWorker;
  workers?.addEventListener('controllerchange', changed);
  return () => workers?.removeEventListener('controllerchange', changed);
};

/** The actions on the app on this device; none if the browser cannot store it. */
export const useDeviceItems = (user: User, onOffline: () => void) => {
  const { t } = useTranslation('app');
  const install = useInstall();
  const isStored = useSyncExternalStore(onController, hasController) && user.boatID !== '';
  return [
    ...(isStored ? [{ label: t('offline.panel'), onClick: onOffline }] : []),
    ...(install ? [{ label: t('offline.install'), onClick: () => void install() }] : []),
  ];
};

/** A user's own colour; or else the bar's grey, which is readable on every bar. */
export const personColour = ({ backgroundColor }: User) => backgroundColor || '#565C64';

/** The text under a user's name: the job title, or "Management" for that role. */
export const useJobTitle = (user: User) => {
  const { t } = useTranslation('app');
  return isManagement(user) ? t('management') : user.jobtitle;
};
