import { useEffect, useState } from 'react';

type WritingArea = typeof import('./writing-area.client.tsx').WritingArea;

/** Undefined until it has been fetched, null where it could not be. */
export function useWritingArea(): WritingArea | null | undefined {
  const [area, setArea] = useState<WritingArea | null>();
  useEffect(() => {
    import('./writing-area.client.tsx').then(
      ({ WritingArea }) => setArea(() => WritingArea),
      () => setArea(null),
    );
  }, []);
  return area;
}
