import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
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
    owner: ownerOf(routeId, user),
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

const focusHeading = () => document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });

/** After a change of page the focus goes to its heading, so that a reader hears where it is. */
export const useFocusHeading = () => {
  const router = useRouter();
  useEffect(() => {
    // A page whose code is still on its way takes the heading's place, and the focus with it: then the new one gets it.
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
