import { useEffect, useRef } from 'react';

/** Focuses a card below `root` as soon as it is rendered: a moved card appears in another column. */
export const useCardFocus = (root: HTMLElement | null) => {
  const pendingKey = useRef<string>(undefined);
  useEffect(() => {
    if (pendingKey.current === undefined) return;
    const cards = [...(root?.querySelectorAll<HTMLElement>('[data-drag]') ?? [])];
    const card = cards.find(({ dataset }) => dataset.drag === pendingKey.current);
    if (!card) return;
    pendingKey.current = undefined;
    card.querySelector('a')?.focus();
  });
  return (key: string) => {
    pendingKey.current = key;
  };
};
