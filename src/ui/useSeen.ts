import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has come into sight, or nearly; once it has, it stays so. Where nobody can say, it is in sight. */
export const useSeen = <T extends Element>(): [RefObject<T | null>, boolean] => {
  const element = useRef<T>(null);
  const [seen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '100px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen]);
  return [element, seen];
};
