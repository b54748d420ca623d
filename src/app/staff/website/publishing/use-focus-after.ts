import { useEffect, useRef } from 'react';

/** For what is focused when the row with the clicked button has been removed. */
export function useFocusAfter<Focused extends HTMLElement>(said: unknown, list: unknown) {
  const focused = useRef<Focused>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row goes after the status has come
  useEffect(() => {
    if (said && document.activeElement === document.body) focused.current?.focus();
  }, [said, list]);
  return focused;
}
