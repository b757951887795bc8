import { chmodSync, mkdirSync, statSync } from 'node:fs';

/**
 * Makes the data folder readable by this user only, including everything written from now on: it contains password
 * hashes, mails with links and the secret of file links. @throws if an existing folder is open to other users of the
 * machine and cannot be closed.
 */
export const makePrivate = (folder: string): void => {
  if (process.platform === 'win32') return;
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & 0o077) === 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch (cause) {
    throw new Error(`${folder} is open to other users of this machine and belongs to somebody else`, {
      cause,
    });
  }
};
