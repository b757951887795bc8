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

type Person = Tapped & { aboard: boolean };

/**
 * Sets several people aboard or ashore, each with a command of their own: what is refused for one does not hold back the
 * others. One notice counts them and undoes it for all. Resolves when all have ended.
 */
export const useTapManyAboard = () => {
  const { t } = useTranslation('shared');
  const { mutateAsync: set } = useSetAboard();
  const setAll = async (people: readonly Tapped[], onboard: boolean) => {
    // A failure has its own notice.
    const ends = await Promise.allSettled(people.map(({ _id: id }) => set({ id, onboard })));
    return people.filter((_, at) => ends[at]?.status === 'fulfilled');
  };
  return async (people: readonly Person[], onboard: boolean): Promise<void> => {
    const done = await setAll(
      people.filter(({ aboard }) => aboard !== onboard),
      onboard,
    );
    addAlert({
      kind: 'info',
      text: t('shared:manyAboard', {
        count: done.length,
        state: t(onboard ? 'shared:aboard' : 'shared:ashore'),
      }),
      key: 'aboard',
      ...(done.length > 0
        ? {
            sticky: true,
            action: { label: t('shared:undo'), onClick: () => void setAll(done, !onboard) },
          }
        : {}),
    });
  };
};
