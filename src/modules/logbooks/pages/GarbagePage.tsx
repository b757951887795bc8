import { useParams } from '@tanstack/react-router';
import { OPEN } from '../bookLink.ts';
import { useVolumes } from '../queries.ts';
import type { StandardKind } from '../rules/book.ts';
import { FormPage } from './FormPage.tsx';
import { RecordPage } from './RecordPage.tsx';

/** Both parts of the Garbage Record Book have the same address: the volume says which one it is. */
const usePart = (): StandardKind => {
  const { id = OPEN } = useParams({ strict: false });
  const { data = [] } = useVolumes();
  const isSecond = id === `${OPEN}-2` || data.some(({ _id, book }) => _id === id && book === 'garbage2');
  return isSecond ? 'garbage2' : 'garbage';
};

export function GarbagePage() {
  return <RecordPage kind={usePart()} />;
}

export function GarbageFormPage() {
  return <FormPage kind={usePart()} />;
}
