import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether script has taken the page over; before that, a form that only script can send must not be sent. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
