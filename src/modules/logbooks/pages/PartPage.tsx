import { useParams } from '@tanstack/react-router';
import { OPEN, OPEN_SECOND } from '../bookLink.ts';
import { useVolumes } from '../queries.ts';
import type { StandardKind } from '../rules/book.ts';
import { FormPage } from './FormPage.tsx';
import { RecordPage } from './RecordPage.tsx';

type Parts = { first: StandardKind; second: StandardKind };

/** Both parts of a record book have the same address: the volume says which one it is. */
const usePart = ({ first, second }: Parts): StandardKind => {
  const { id = OPEN } = useParams({ strict: false });
  const { data = [] } = useVolumes();
  const isSecond = id === OPEN_SECOND || data.some(({ _id, book }) => _id === id && book === second);
  return isSecond ? second : first;
};

/** A record book of two parts. */
export function PartPage(parts: Parts) {
  return <RecordPage kind={usePart(parts)} />;
}

/** The official form of a book of two parts. */
export function PartFormPage(parts: Parts) {
  return <FormPage kind={usePart(parts)} />;
}
