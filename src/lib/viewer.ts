import type { QueryClient } from '@tanstack/react-query';
import type { Access } from './endpoint.ts';

/** The signed-in person as far as reads and writes need to know: the present boat ('' for none), and the rights. */
export type Viewer = { boatID: string; can: (access: Access) => boolean };

type Source = {
  useViewer: () => Viewer | undefined;
  cachedViewer: (client: QueryClient) => Viewer | undefined;
  isSignedIn: () => boolean;
};

let source: Source = { useViewer: () => undefined, cachedViewer: () => undefined, isSignedIn: () => false };

/** The module that knows the signed-in person calls this once. */
export const configureViewer = (given: Source) => {
  source = given;
};

/** The signed-in person; undefined while it is loaded, or when nobody is signed in. */
export const useViewer = () => source.useViewer();

/** The signed-in person as cached, for code outside of React. */
export const cachedViewer = (client: QueryClient) => source.cachedViewer(client);

/** Whether there is a session, also while its person is being loaded. */
export const isSignedIn = () => source.isSignedIn();

/** Options of a read of the present boat, made only by a person who may: the boat, and `meta.access`. */
export const useMine = <Options extends { enabled?: unknown; meta?: { access?: Access } | undefined }>(
  of: (boatID: string) => Options,
): Options => {
  const viewer = useViewer();
  const options = of(viewer?.boatID ?? '');
  const may = options.enabled !== false && viewer?.can(options.meta?.access ?? 'member') === true;
  return { ...options, enabled: may };
};
