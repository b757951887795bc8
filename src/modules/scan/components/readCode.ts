import { readGs1 } from '#lib/gs1.ts';
import type { ScannedCode } from './scanTarget.ts';

/** What a code's text says, before any module is asked; `origin` is where this app is. */
export const readCode = (given: string, origin: string, thisYear: number): ScannedCode => {
  const text = given.trim();
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPage = /^https?:$/.test(url?.protocol ?? '') && url?.pathname.startsWith('/app/');
  const gs1 = readGs1(text, thisYear);
  return {
    text,
    ...(url && isPage ? { path: url.pathname, isHere: url.origin === origin } : {}),
    ...(gs1 ? { gs1 } : {}),
  };
};

/** The id in the address of a page, e.g. of "/app/equipment/"; undefined for other pages. */
export const idIn = ({ path }: ScannedCode, page: string): string | undefined => {
  const id = path?.startsWith(page) ? path.slice(page.length) : '';
  return id !== '' && !id.includes('/') ? id : undefined;
};
