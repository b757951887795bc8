import type { QueryClient } from '@tanstack/react-query';
import type { Access } from './endpoint.ts';

/** The signed-in user as far as reads and writes need: the current boat ('' for none) and the rights. */
export type Viewer = { boatID: string; can: (access: Access) => boolean };

type Source = {
  useViewer: () => Viewer | undefined;
  cachedViewer: (client: QueryClient) => Viewer | undefined;
  isSignedIn: () => boolean;
};

let source: Source = { useViewer: () => undefined, cachedViewer: () => undefined, isSignedIn: () => false };

/** Called once by the module that knows the signed-in user. */
export const configureViewer = (given: Source) => {
  source = given;
};

/** The signed-in user; undefined while loading, or when nobody is signed in. */
export const useViewer = () => source.useViewer();

/** The signed-in user from the cache, for code outside React. */
export const cachedViewer = (client: QueryClient) => source.cachedViewer(client);

/** Whether there is a session, even while its user is being loaded. */
export const isSignedIn = () => source.isSignedIn();

/** Options of a read of the current boat, enabled only for users who may read it: the boat, and `meta.access`. */
export const useMine = <Options extends { enabled?: unknown; meta?: { access?: Access } | undefined }>(
  of: (boatID: string) => Options,
): Options => {
  const viewer = useViewer();
  const options = of(viewer?.boatID ?? '');
  const may = options.enabled !== false && viewer?.can(options.meta?.access ?? 'member') === true;
  return { ...options, enabled: may };
};
