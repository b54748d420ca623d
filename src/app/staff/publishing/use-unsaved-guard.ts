import { type Blocker, useBlocker } from 'react-router';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

/** Stops whoever would leave unsaved work behind. What it returns goes to the `UnsavedPopup`. */
export function useUnsavedGuard(isDirty: boolean): Blocker {
  useAskBeforeUnload(isDirty);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
}
