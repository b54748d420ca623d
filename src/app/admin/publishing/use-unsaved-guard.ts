import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/** Stops whoever would leave unsaved work behind. What it returns goes to the `UnsavedPopup`. */
export function useUnsavedGuard(isDirty: boolean): Blocker {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
}
