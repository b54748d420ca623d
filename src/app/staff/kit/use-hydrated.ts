import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False until hydration; forms that need script are disabled until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
