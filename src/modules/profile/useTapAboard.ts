import { useTranslation } from '#lib/useTranslation.ts';
import { addAlert } from '#stores/alerts.ts';
import { useSetAboard } from './queries.ts';

type Tapped = { _id: string; name: string };

/** Sets somebody aboard or ashore; a notice beside the fixed one names the person and undoes the tap. */
export const useTapAboard = () => {
  const { t } = useTranslation('shared');
  const { mutateAsync: set } = useSetAboard();
  const tap = (person: Tapped, onboard: boolean): void => {
    const done = () =>
      addAlert({
        kind: 'info',
        text: t('shared:nowAboard', {
          name: person.name,
          state: t(onboard ? 'shared:aboard' : 'shared:ashore'),
        }),
        action: { label: t('shared:undo'), onClick: () => tap(person, !onboard) },
        // The notice is about the last tap only.
        key: 'aboard',
      });
    // A failure has its own notice.
    set({ id: person._id, onboard }).then(done, () => undefined);
  };
  return tap;
};
