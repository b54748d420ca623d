import { type RefObject, useEffect, useState } from 'react';

const longEnoughMs = 20_000;

/** Whether what has to be told stands where the visitor does not look; for a while, since a notice covers the page. */
export function useOutOfSight(place: RefObject<HTMLElement | null>, isToTell: boolean): boolean {
  const [isAside, setIsAside] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!isToTell || !element) return;
    const observer = new IntersectionObserver(([entry]) => setIsAside(entry?.isIntersecting === false));
    observer.observe(element);
    const end = () => {
      observer.disconnect();
      setIsAside(false);
    };
    const timer = setTimeout(end, longEnoughMs);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [place, isToTell]);
  return isAside;
}
