import { type RefObject, useEffect, useState } from 'react';

const shownMs = 20_000;

/** True for a while when the element is outside the viewport and has something to report. */
export function useOutOfSight(element: RefObject<HTMLElement | null>, hasReport: boolean): boolean {
  const [isOutOfSight, setOutOfSight] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!hasReport || !target) return;
    const observer = new IntersectionObserver(([entry]) => setOutOfSight(entry?.isIntersecting === false));
    observer.observe(target);
    const end = () => {
      observer.disconnect();
      setOutOfSight(false);
    };
    const timer = setTimeout(end, shownMs);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [element, hasReport]);
  return isOutOfSight;
}
