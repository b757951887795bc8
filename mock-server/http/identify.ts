import type { Context } from 'hono';
import { findViewer, type Viewer } from '../auth/viewer.ts';
import type { Services } from '../services.ts';
import { fail } from './apiError.ts';

/** The user of the call's token; 401 without a valid one. */
export const identify = async (c: Context, services: Services): Promise<Viewer> => {
  const token = c.req.header('x-auth-token');
  const viewer = token ? await findViewer(services, token) : undefined;
  if (!viewer) throw fail(401, token ? 'sessionEnded' : 'signInFirst');
  return viewer;
};
