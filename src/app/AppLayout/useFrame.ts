import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#modules/auth/contract.ts';
import { entriesFor, guard, ownerOf } from '../allows.ts';
import type { NavigationEntry } from '../navigation.ts';

export type Frame = {
  /** What the person may go to. */
  entries: readonly NavigationEntry[];
  /** The entry whose page is open. */
  owner: NavigationEntry | undefined;
  refusal: ReturnType<typeof guard>;
};

/** What the open route means for a person: whose page it is, and whether it may be seen. */
export const useFrame = (user: User | undefined): Frame => {
  const routeId = useMatches().at(-1)?.routeId ?? '';
  return {
    entries: user ? entriesFor(user) : [],
    owner: ownerOf(routeId),
    refusal: user && guard(user, routeId),
  };
};

/** Whether an entry is marked in the menus while `owner`'s page is open. */
export const isCurrent = (entry: NavigationEntry, owner: NavigationEntry | undefined) =>
  owner !== undefined && (entry.to === owner.to || entry.to === owner.under);

/** The window's title before a page gives its own: the entry's name. */
export const useEntryTitle = (owner: NavigationEntry | undefined) => {
  const { t } = useTranslation('nav');
  const title = owner ? `${t(owner.label)} · Shipshape` : 'Shipshape';
  // A layout effect, so that the page's own title, set after paint, comes later.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
};

/** After a change of page the focus goes to its heading, so that a reader hears where it is. */
export const useFocusHeading = () => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation || document.querySelector('[role=dialog],[role=menu]')) return;
        document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
      }),
    [router],
  );
};
