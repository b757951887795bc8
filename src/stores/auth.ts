import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '#lib/deviceStorage.ts';

type Auth = {
  token: string | null;
  userID: string | null;
  /** Why the user was signed out, for the sign-in page. */
  ended: 'expired' | undefined;
};

/** The session: token and user id persist in browser storage; the user itself is in the query cache. */
export const useAuth = create<Auth>()(
  persist((): Auth => ({ token: null, userID: null, ended: undefined }), {
    name: 'shipshape.auth',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    partialize: ({ token, userID }) => ({ token, userID }),
  }),
);

/** Starts a session with the server's sign-in answer. */
export const startSession = (token: string, userID: string) =>
  useAuth.setState({ token, userID, ended: undefined });

/** Ends the session on this device and clears all local storage (specification, section 4). */
export const endSession = (ended?: 'expired') => {
  deviceStorage.clear();
  useAuth.setState({ token: null, userID: null, ended });
};

/** A sign-out or sign-in in another tab counts here too. */
export const followOtherTabs = () =>
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === 'shipshape.auth') void useAuth.persist.rehydrate();
    if (event.key === null) useAuth.setState({ token: null, userID: null });
  });
