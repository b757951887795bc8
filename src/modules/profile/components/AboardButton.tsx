import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useTapAboard } from '../useTapAboard.ts';

/** Sets a person or guest aboard or ashore. */
export function AboardButton({ id, name, aboard }: { id: string; name: string; aboard: boolean }) {
  const { t } = useTranslation('shared');
  const tap = useTapAboard();
  return (
    <Button onClick={() => tap({ _id: id, name }, !aboard)}>{t(aboard ? 'goAshore' : 'goAboard')}</Button>
  );
}
