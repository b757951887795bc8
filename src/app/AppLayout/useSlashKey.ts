import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=textbox]') !== null);

/** `/` searches the menu, unless somebody types or a dialog is open. */
export const useSlashKey = (search: () => void) =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A list on the page has the key for its own search.
      if (event.defaultPrevented) return;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
      event.preventDefault();
      search();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [search]);
