import { useEffect, useRef } from 'react';

/** Focuses a card below `root` as soon as it is rendered: a moved card appears in another column. */
export const useCardFocus = (root: HTMLElement | null) => {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const cards = [...(root?.querySelectorAll<HTMLElement>('[data-drag]') ?? [])];
    const card = cards.find(({ dataset }) => dataset.drag === wanted.current);
    if (!card) return;
    wanted.current = undefined;
    card.querySelector('a')?.focus();
  });
  return (key: string) => {
    wanted.current = key;
  };
};
