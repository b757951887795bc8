import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether an element has come into view, or nearly; once true, it stays true. True as well if the browser cannot tell.
 */
export const useInView = <T extends Element>(): [RefObject<T | null>, boolean] => {
  const element = useRef<T>(null);
  const [inView, setInView] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (inView || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
      },
      // The page scrolls in a part of the window, whose edge the margin of the window does not move.
      { rootMargin: '100px', scrollMargin: '100px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [inView]);
  return [element, inView];
};
