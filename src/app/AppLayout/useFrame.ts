import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { entriesFor, guard, ownerOf } from '../allows.ts';
import type { NavigationEntry } from '../navigation.ts';

export type Frame = {
  /** The pages the user may open. */
  entries: readonly NavigationEntry[];
  /** The entry whose page is open. */
  owner: NavigationEntry | undefined;
  refusal: ReturnType<typeof guard>;
};

/** The open route for a user: its navigation entry, and whether the user may see it. */
export const useFrame = (user: User | undefined): Frame => {
  const routeId = useMatches().at(-1)?.routeId ?? '';
  return {
    entries: user ? entriesFor(user) : [],
    owner: ownerOf(routeId, user),
    refusal: user && guard(user, routeId),
  };
};

/** Whether the menus mark an entry while `owner`'s page is open. */
export const isCurrent = (entry: NavigationEntry, owner: NavigationEntry | undefined) =>
  owner !== undefined && (entry.to === owner.to || entry.to === owner.under);

/** Sets the window title before a page sets its own: the entry's name. */
export const useEntryTitle = (owner: NavigationEntry | undefined) => {
  const { t } = useTranslation('nav');
  const title = owner ? `${t(owner.label)} · Shipshape` : 'Shipshape';
  // A layout effect, so that the page's own title, set after paint, overrides it.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
};

const focusHeading = () => document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });

/** After navigation the focus moves to the heading, so that a screen reader announces the new page. */
export const useFocusHeading = () => {
  const router = useRouter();
  useEffect(() => {
    // A page whose code is still loading replaces the heading that had the focus: the new heading then gets it.
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) focusHeading();
    });
    const stop = () => observer.disconnect();
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || !fromLocation || document.querySelector('[role=dialog],[role=menu]')) return;
      focusHeading();
      const main = document.getElementById('main');
      if (main) observer.observe(main, { childList: true, subtree: true });
    });
    window.addEventListener('pointerdown', stop, true);
    window.addEventListener('keydown', stop, true);
    return () => {
      unsubscribe();
      stop();
      window.removeEventListener('pointerdown', stop, true);
      window.removeEventListener('keydown', stop, true);
    };
  }, [router]);
};
