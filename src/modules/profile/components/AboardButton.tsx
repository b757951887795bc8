import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useSetAboard } from '../queries.ts';

/** Sets a person or guest aboard or ashore. */
export function AboardButton({ id, aboard }: { id: string; aboard: boolean }) {
  const { t } = useTranslation('shared');
  const { mutate: setAboard } = useSetAboard();
  return (
    <Button onClick={() => setAboard({ id, onboard: !aboard })}>{t(aboard ? 'goAshore' : 'goAboard')}</Button>
  );
}
