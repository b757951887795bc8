import type { LinkTarget } from '#ui/AppLink.tsx';
import type { BookKind, StandardKind } from './rules/book.ts';
import { isStandard } from './rules/books.ts';

/** The id in a book's address that stands for its open volume. */
export const OPEN = 'open';
/** The one that stands for the open volume of the second part of a book. */
export const OPEN_SECOND = `${OPEN}-2`;

type Further = { before?: number; page?: number; write?: string };
type Target = (volume: string | undefined, further: Further) => LinkTarget;

const bySearch =
  (to: '/app/sealogbook' | '/app/portlogbook' | '/app/seabridgelogbook' | '/app/portbridgelogbook'): Target =>
  (volume, { before }) => ({ to, search: { ...(volume ? { volume } : {}), ...(before ? { before } : {}) } });

type ByID =
  | '/app/oilrecord/$id'
  | '/app/garbagerecord/$id'
  | '/app/sewagerecord/$id'
  | '/app/airrecord/$id'
  | '/app/gmdss/$id'
  | '/app/officiallogbook/$id'
  | '/app/cayman/$id'
  | '/app/chiefofficer/$id'
  | '/app/imonavigational/$id';
const byID =
  (to: ByID, part?: 'second'): Target =>
  (volume, further) => ({
    to,
    params: { id: volume ?? (part ? OPEN_SECOND : OPEN) },
    search: { ...further },
  });

const targets: Readonly<Record<StandardKind, Target>> = {
  sea: bySearch('/app/sealogbook'),
  port: bySearch('/app/portlogbook'),
  seabridge: bySearch('/app/seabridgelogbook'),
  portbridge: bySearch('/app/portbridgelogbook'),
  chief: byID('/app/chiefofficer/$id'),
  navigational: byID('/app/imonavigational/$id'),
  gmdss: byID('/app/gmdss/$id'),
  official: byID('/app/officiallogbook/$id'),
  cayman: byID('/app/cayman/$id'),
  oil: byID('/app/oilrecord/$id'),
  oil2: byID('/app/oilrecord/$id', 'second'),
  garbage: byID('/app/garbagerecord/$id'),
  garbage2: byID('/app/garbagerecord/$id', 'second'),
  sewage: byID('/app/sewagerecord/$id'),
  air: byID('/app/airrecord/$id'),
};

/** The page of a book: its open volume, or the one named. */
export const bookLink = (kind: BookKind, volume?: string, further: Further = {}): LinkTarget => {
  if (isStandard(kind)) return targets[kind](volume, further);
  const search = { ...(volume ? { volume } : {}), ...(further.before ? { before: further.before } : {}) };
  return { to: '/app/custom/logbook/$id', params: { id: kind.slice('own-'.length) }, search };
};

const details: Partial<Record<BookKind, LinkTarget['to']>> = {
  chief: '/app/chiefofficer/logdetails/$id',
  gmdss: '/app/gmdss/logdetails/$id',
  official: '/app/officiallogbook/logdetails/$id',
  cayman: '/app/cayman/logdetails/$id',
  oil: '/app/oilrecord/logdetails/$id',
  oil2: '/app/oilrecord/logdetails/$id',
  garbage: '/app/garbagerecord/logdetails/$id',
  garbage2: '/app/garbagerecord/logdetails/$id',
  sewage: '/app/sewagerecord/logdetails/$id',
  air: '/app/airrecord/logdetails/$id',
};

/** The page of one signed entry of a book. */
export const recordLink = (kind: BookKind, id: string): LinkTarget => ({
  to: details[kind] ?? (isStandard(kind) ? '/app/logbookdetails/$id' : '/app/custom/logdetails/$id'),
  params: { id },
});

const official: Partial<Record<BookKind, LinkTarget['to']>> = {
  oil: '/app/imooilrecord/$id',
  oil2: '/app/imooilrecord/$id',
  garbage: '/app/imogarbagerecord/$id',
  garbage2: '/app/imogarbagerecord/$id',
  gmdss: '/app/imogmdss/$id',
  official: '/app/imoofficiallogbook/$id',
  cayman: '/app/imocayman/$id',
};

/** A volume in the layout of the official form; undefined for a book that has none. */
export const formLink = (kind: BookKind, volume: string, page?: number): LinkTarget | undefined => {
  const to = official[kind];
  return to && { to, params: { id: volume }, search: page ? { page } : {} };
};
